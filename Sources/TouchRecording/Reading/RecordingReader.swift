package import ResponderSystem

/// A reader of recordings, line by line.
///
/// A line that is damaged or unknown is reported with its number and skipped, so that a file that was
/// truncated at any byte, or written by a later version, can be read as far as possible. No content of a file
/// can trap.
package struct RecordingReader {
  /// The largest length of a line, in bytes.
  package static let longestLine = 64 << 10

  private var parser = LineParser()
  /// The beginning of a line whose end has not been read.
  private var begun: [UInt8] = []
  private var isTooLong = false
  private var lineNumber = 0

  /// Creates a reader at the beginning of a file.
  package init() {}

  /// Reads a whole file. Throws the system's error if it cannot be read.
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

  /// Reads a file, and calls a closure with the result of each line and its bytes without the line break.
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

  /// Reads the next bytes of the file, which may be divided at any position.
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

  /// Handles the end of the file. A last line without a line break is truncated, unless it is complete
  /// otherwise.
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
    var line = line
    // Editors write a byte order mark at the beginning of a text in UTF-8.
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line = UnsafeRawBufferPointer(rebasing: line.dropFirst(3))
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
  /// Adds the result of a line.
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
