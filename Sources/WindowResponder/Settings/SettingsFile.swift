import Glibc
import ResponderSystem

/// The lines of a settings file. Lines that are not settings are kept.
struct SettingsFile {
  /// The size of the largest file that is read, in bytes.
  static let limit = 4 << 20

  /// A line: a setting, or any other text.
  enum Line: Equatable {
    case setting(name: String, content: SettingContent)
    case other(String)
  }

  var lines: [Line] = []

  init() {}

  /// Creates a file from its text.
  init(text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(Self.line)
    if lines.last == .other("") { lines.removeLast() }
  }

  /// Reads a file. If there is no file, it has no lines.
  init(path: Pathname) throws(SettingsError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try SystemCall.contents(ofFile: path, limit: Self.limit + 1)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR {
        self.init()
        return
      }
      throw .unreadable(path: path.displayPath, reason: error.reason)
    }
    guard bytes.count <= Self.limit else {
      throw .unreadable(
        path: path.displayPath, reason: "it is larger than \(Self.limit >> 20) MiB")
    }
    // An editor may have added a byte order mark.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init(text: String(decoding: bytes.dropFirst(mark), as: UTF8.self))
  }

  /// The values by their names. If several lines have the same name, the last one counts.
  var values: [String: SettingContent] {
    var result: [String: SettingContent] = [:]
    for case .setting(let name, let content) in lines { result[name] = content }
    return result
  }

  /// Changes the value of a name, on its line or on a new line at the end. If the value is `nil`, removes the
  /// line.
  mutating func set(_ name: String, _ content: SettingContent?) {
    func isNamed(_ line: Line) -> Bool {
      if case .setting(name, _) = line { true } else { false }
    }
    guard let content else { return lines.removeAll(where: isNamed) }
    if let last = lines.lastIndex(where: isNamed) {
      lines[last] = .setting(name: name, content: content)
    } else {
      lines.append(.setting(name: name, content: content))
    }
  }

  /// The text of the file.
  var text: String {
    lines.map { line in
      switch line {
      case .setting(let name, let content): "\(name) = \(content.written)\n"
      case .other(let text): text + "\n"
      }
    }.joined()
  }

  private static func line(_ text: Substring) -> Line {
    guard let first = text.first, first != "#", let equals = text.firstIndex(of: "=") else {
      return .other(String(text))
    }
    let name = text[..<equals].trimmed
    guard !name.isEmpty, let content = SettingReader.content(of: text[text.index(after: equals)...])
    else { return .other(String(text)) }
    return .setting(name: name, content: content)
  }
}

extension Substring {
  /// The text without whitespace at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
  }
}
