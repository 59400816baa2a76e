package import ResponderSystem

/// Reads a recording, line by line.
///
/// A line that is broken or unknown is named by its number and passed over, so that a file that was cut
/// off at any byte, or that a later version wrote, gives what can be had of it. Nothing in a file can
/// trap.
package struct RecordingReader {
  /// How long a line may be, in bytes.
  package static let longestLine = 64 << 10

  private var parser = LineParser()
  /// The beginning of a line whose end hasn't come.
  private var begun: [UInt8] = []
  private var isTooLong = false
  private var lineNumber = 0

  /// Starts at a file's beginning.
  package init() {}

  /// Reads a whole file. Throws what the system says where it can't be read.
  package static func read(path: String) throws(SystemError) -> Recording {
    var recording = Recording()
    try read(path: path) { result, _ in recording.take(result) }
    return recording
  }

  /// Reads a whole recording.
  package static func read(_ bytes: [UInt8]) -> Recording {
    var recording = Recording()
    var reader = RecordingReader()
    bytes.withUnsafeBytes { bytes in
      reader.take(bytes) { result, _ in recording.take(result) }
    }
    reader.finish { result, _ in recording.take(result) }
    return recording
  }

  /// Reads a file, and hands on each line as it was understood, and its bytes without their end.
  package static func read(
    path: String,
    each body: (Result<RecordedLine, LineProblem>, UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    let file = try FileDescriptor(opening: path, waits: true)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { chunk.deallocate() }
    var reader = RecordingReader()
    while case .done(let count) = try SystemCall.read(file.number, into: chunk), count > 0 {
      reader.take(UnsafeRawBufferPointer(rebasing: chunk[..<count]), each: body)
    }
    reader.finish(each: body)
  }

  /// Takes the file's next bytes, however they were cut into pieces.
  package mutating func take(
    _ bytes: UnsafeRawBufferPointer,
    each body: (Result<RecordedLine, LineProblem>, UnsafeRawBufferPointer) -> Void
  ) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      if begun.isEmpty, !isTooLong {
        tell(UnsafeRawBufferPointer(rebasing: line), each: body)
      } else {
        add(line)
        tellBegun(each: body)
      }
      rest = rest[(end + 1)...]
    }
    add(rest)
  }

  /// Takes the file's end: a last line that has none was cut off, unless it is whole but for that.
  package mutating func finish(
    each body: (Result<RecordedLine, LineProblem>, UnsafeRawBufferPointer) -> Void
  ) {
    guard !begun.isEmpty || isTooLong else { return }
    tellBegun(isLast: true, each: body)
  }

  private mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
    guard begun.count + bytes.count <= Self.longestLine else {
      isTooLong = true
      begun.removeAll()
      return
    }
    if !isTooLong { begun += bytes }
  }

  private mutating func tellBegun(
    isLast: Bool = false,
    each body: (Result<RecordedLine, LineProblem>, UnsafeRawBufferPointer) -> Void
  ) {
    let line = begun
    begun.removeAll(keepingCapacity: true)
    line.withUnsafeBytes { tell($0, isLast: isLast, each: body) }
  }

  private mutating func tell(
    _ line: UnsafeRawBufferPointer, isLast: Bool = false,
    each body: (Result<RecordedLine, LineProblem>, UnsafeRawBufferPointer) -> Void
  ) {
    lineNumber += 1
    if isTooLong || line.count > Self.longestLine {
      isTooLong = false
      return body(.failure(LineProblem(line: lineNumber, .tooLong)), line)
    }
    do throws(LineParser.Fault) {
      body(.success(try parser.parse(line)), line)
    } catch {
      let reason = isLast && error == .notJSON ? .cutOff : error
      body(.failure(LineProblem(line: lineNumber, reason)), line)
    }
  }
}

extension LineProblem: Error {}

extension Recording {
  /// Adds a line as it was understood.
  package mutating func take(_ result: Result<RecordedLine, LineProblem>) {
    switch result {
    case .success(let line): append(line)
    case .failure(let problem):
      lineCount += 1
      problemCount += 1
      if problems.count < Self.namedProblems { problems.append(problem) }
    }
  }
}
