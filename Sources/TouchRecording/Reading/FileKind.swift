package import ResponderSystem

/// The type of a file, by its beginning.
package enum FileKind: Hashable, Sendable {
  /// A recording: at least one of its first lines can be read.
  case recording
  /// A file without a byte.
  case empty
  /// JSON, but no line of a recording.
  case json
  /// A text that is not JSON.
  case text
  /// A file that is not text.
  case binary
  /// A file in another format, with a sentence about it.
  case other(String)

  /// The length of the beginning that is read, in bytes.
  private static let beginning = 256 << 10

  /// Returns the type of a file by its beginning. Throws a `SystemError` if it cannot be read.
  package static func look(at path: String) throws(SystemError) -> FileKind {
    let file = try FileDescriptor(opening: path, waits: true)
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: beginning, alignment: 16)
    defer { chunk.deallocate() }
    while bytes.count < beginning,
      case .done(let count) = try SystemCall.read(file.number, into: chunk),
      count > 0
    { bytes += chunk[..<count] }
    return look(at: bytes)
  }

  /// Returns the type of a file by its first bytes.
  package static func look(at bytes: [UInt8]) -> FileKind {
    guard !bytes.isEmpty else { return .empty }
    if let other = FileSignature.sentence(about: bytes) { return .other(other) }
    let recording = RecordingReader.read(bytes)
    if recording.lineCount > recording.problemCount { return .recording }
    let control = bytes.prefix(4_096).contains { $0 < 9 || (14..<32).contains($0) && $0 != 27 }
    guard !control else { return .binary }
    let lines = String(decoding: bytes.prefix(16_384), as: UTF8.self).split(separator: "\n")
    if let other = FileSignature.sentence(aboutText: lines) { return .other(other) }
    return lines.first.map(beginsJSON) == true ? .json : .text
  }

  /// Returns a Boolean value that indicates whether a line begins a value of JSON. A kernel log, which begins
  /// with a time in brackets, does not.
  private static func beginsJSON(_ line: Substring) -> Bool {
    guard line.first == "[" else { return line.first == "{" }
    return line.dropFirst().first { $0 != " " }.map { "{[\"]\r".contains($0) } ?? true
  }
}
