import ResponderSystem
import TouchReport
import WindowResponder

/// The files of a report, which are written completely or not at all.
struct ReportFiles {
  /// The format of a report.
  enum Form: String, CaseIterable {
    case page = "html"
    case document = "pdf"
    case summary = "json"
  }

  /// The requested formats, each with its path.
  let files: [(form: Form, path: String)]

  /// Creates one file, by its name's extension, or else all formats in a folder of that name, which is
  /// created if needed.
  init(path: String) throws(Failure) {
    guard !path.isEmpty else { throw .usage("-o of what?") }
    let name = path.lowercased()
    if let form = Form.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }),
      !Console.isFolder(path)
    {
      files = [(form, path)]
      return
    }
    do throws(SystemError) {
      try SystemCall.makeFolder(path, permissions: 0o777)
    } catch {
      if !error.exists { throw .file(path, error) }
    }
    guard Console.isFolder(path) else {
      throw Failure(
        status: .file, sentence: "\(path): it is no folder, and no name of .html, .pdf or .json")
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    files = Form.allCases.map { ($0, "\(folder)report.\($0.rawValue)") }
  }

  /// Writes bytes to a file, which is replaced if it exists.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard !bytes.isEmpty else {
      throw .file(path, SystemError(operation: "malloc", code: SystemError.noMemory))
    }
    do throws(FileError) {
      try SafeFile.write(bytes, to: path)
    } catch {
      throw Failure(status: .file, sentence: "\(path): \(error.sentence)")
    }
  }

  /// The current date, such as `2026-11-23`.
  static var today: String { CalendarTime.now.dateText }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
