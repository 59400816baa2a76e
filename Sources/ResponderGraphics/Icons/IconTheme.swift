import Glibc

/// A theme of icons, as its `index.theme` describes it.
struct IconTheme {
  /// A folder of a theme, and the sizes that its icons are for.
  struct Folder {
    enum Kind { case fixed, scalable, threshold }

    var path: String
    var kind = Kind.threshold
    var size = 0
    var scale = 1
    var smallest = 0
    var largest = 0
    var threshold = 2

    /// Whether its icons are made for a size, in points, on a screen of a scale.
    func matches(_ wanted: Int, scale wantedScale: Int) -> Bool {
      guard scale == wantedScale else { return false }
      return switch kind {
      case .fixed: size == wanted
      case .scalable: (smallest...max(smallest, largest)).contains(wanted)
      case .threshold: abs(size - wanted) <= threshold
      }
    }

    /// How far its icons are from a size, in pixels.
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

  /// The names of the themes that have what this one has not, in order.
  var parents: [String] = []
  var folders: [Folder] = []

  /// The most folders and the largest number that are believed.
  private static let limit = 4_096

  /// Reads the text of an `index.theme`.
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
      guard !path.contains(".."), path.first != "/", let entries = groups[path] else { continue }
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
