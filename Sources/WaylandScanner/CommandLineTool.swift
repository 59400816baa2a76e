import Foundation

/// The program `WaylandScanner`, which reads protocol files and writes one Swift file.
struct CommandLineTool {
  /// The sides of the protocol.
  enum Side: String {
    case client, server
  }

  let arguments: [String]
  /// The closure that receives each message for the user.
  var report: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  /// Runs the program, and returns its exit status.
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

  /// Returns the text of the generated file.
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

  /// Writes a file, unless it has the text already. SwiftPM links this program again in each build, and would
  /// compile a module again whose generated file is new.
  private static func write(_ text: String, to path: String) throws(ScannerError) {
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ScannerError(file: path, line: 1, message: "the file can't be written")
    }
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    report(message)
    return status
  }
}
