import Glibc
import ResponderSystem

/// An icon theme, read from its `index.theme`.
struct IconTheme {
  /// A folder of a theme with the sizes of its icons.
  struct Folder {
    enum Kind { case fixed, scalable, threshold }

    var path: String
    var kind = Kind.threshold
    var size = 0
    var scale = 1
    var smallest = 0
    var largest = 0
    var threshold = 2

    /// Returns a Boolean value that indicates whether the icons match a size, in points, and a scale.
    func matches(_ wanted: Int, scale wantedScale: Int) -> Bool {
      guard scale == wantedScale else { return false }
      return switch kind {
      case .fixed: size == wanted
      case .scalable: (smallest...max(smallest, largest)).contains(wanted)
      case .threshold: abs(size - wanted) <= threshold
      }
    }

    /// Returns the difference between the sizes of the icons and a size, in pixels.
    func distance(to wanted: Int, scale wantedScale: Int) -> Int {
      let pixels = wanted * wantedScale
      let (low, high) =
        switch kind {
        case .fixed: (size, size)
        case .scalable: (smallest, largest)
        case .threshold: (size - threshold, size + threshold)
        }
      if pixels < low * scale { return low * scale - pixels }
      return max(0, pixels - high * scale)
    }
  }

  /// The names of the themes from which this theme inherits, in order.
  var parents: [String] = []
  var folders: [Folder] = []

  /// The largest number of folders, and the largest valid number in the file.
  private static let limit = 4_096

  /// Creates a theme from the text of an `index.theme`.
  init(index text: String) {
    var groups: [String: [String: String]] = [:]
    var group = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if line.first == "#" { continue }
      if line.first == "[", let end = line.firstIndex(of: "]") {
        group = String(line[line.index(after: line.startIndex)..<end])
      } else if let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].filter { !$0.isWhitespace }
        groups[group, default: [:]][key] = String(
          line[line.index(after: equals)...].drop { $0 == " " })
      }
    }
    let head = groups["Icon Theme"] ?? [:]
    func list(_ key: String) -> [String] {
      (head[key] ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    }
    parents = list("Inherits")
    for path in (list("Directories") + list("ScaledDirectories")).prefix(Self.limit) {
      guard !path.hasBytes(of: ".."), path.first != "/", let entries = groups[path] else {
        continue
      }
      func number(_ key: String) -> Int? {
        entries[key].flatMap { Int($0.filter { !$0.isWhitespace }) }.flatMap {
          (0...Self.limit).contains($0) ? $0 : nil
        }
      }
      guard let size = number("Size") else { continue }
      var folder = Folder(path: path)
      folder.size = size
      folder.scale = max(1, number("Scale") ?? 1)
      folder.smallest = number("MinSize") ?? size
      folder.largest = number("MaxSize") ?? size
      folder.threshold = number("Threshold") ?? 2
      switch entries["Type"] {
      case "Fixed"?: folder.kind = .fixed
      case "Scalable"?: folder.kind = .scalable
      default: folder.kind = .threshold
      }
      folders.append(folder)
    }
  }
}
