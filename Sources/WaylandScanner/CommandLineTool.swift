import Foundation

/// The program: reads its arguments and files, writes one file, tells what is wrong.
struct CommandLineTool {
  /// Which side's classes are written.
  enum Side: String {
    case client, server
  }

  let arguments: [String]
  /// Takes what there is to tell.
  var report: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  /// Does it all; gives the exit status.
  func run() -> Int32 {
    guard arguments.count >= 3, let side = Side(rawValue: arguments[0]) else {
      return fail("usage: WaylandScanner client|server OUTPUT.swift XML...", status: 2)
    }
    do {
      let files = try arguments.dropFirst(2).map { ($0, try Self.read($0)) }
      let text = try Self.generate(side, from: files)
      try Self.write(text, to: arguments[1])
      return 0
    } catch {
      return fail("\(error)", status: 1)
    }
  }

  /// The text of the generated file.
  static func generate(_ side: Side, from files: [(path: String, text: String)])
    throws(ScannerError) -> String
  {
    var parsed: [ProtocolFile] = []
    for file in files { parsed.append(try ProtocolParser.parse(file: file.path, text: file.text)) }
    let protocols = try ProtocolSet(parsed)
    switch side {
    case .client: return ClientWriter(protocols: protocols).file()
    case .server: return ServerWriter(protocols: protocols).file()
    }
  }

  private static func read(_ path: String) throws(ScannerError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScannerError(file: path, line: 1, message: "the file can't be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ScannerError(file: path, line: 1, message: "the file is not UTF-8")
    }
    return text
  }

  private static func write(_ text: String, to path: String) throws(ScannerError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ScannerError(file: path, line: 1, message: "the file can't be written")
    }
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    report(message)
    return status
  }
}
