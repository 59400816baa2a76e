import ResponderSystem
import TouchImport
import TouchRecording

/// The input file of a command: a recording, or a capture of another program.
struct InputFile {
  /// The options of every command that reads such files.
  static let values: Set<String> = ["--size", "--range", "--description"]

  /// The largest file that is imported, in bytes.
  private static let largest = 1 << 30
  /// The length of the beginning of a file in which its format is searched, in bytes.
  private static let head = 256 << 10
  /// The file name extensions of descriptions, which evemu writes separately.
  private static let descriptions = ["desc", "description", "prop"]

  let path: String
  private let options: ImportOptions
  private let description: String?

  /// Creates a file with the command line's information about its device.
  init(_ path: String, _ options: Options) throws(Failure) {
    self.path = path
    self.options = try ImportOptions(options)
    description = options.value("--description")
  }

  // MARK: Formats

  /// Returns a Boolean value that indicates whether the file is a recording of TouchLab.
  ///
  /// Throws an error if the format is unknown. A pipe, which can be read only once, counts as a recording.
  func isRecording() throws(Failure) -> Bool {
    guard Console.isFile(path) else { return true }
    let bytes = try contents(of: path, limit: Self.head)
    let format = bytes.withUnsafeBytes(CaptureFormat.detect)
    let kind = try kind()
    if let format, format != .recording {
      guard case .other(let reason) = kind else { return false }
      throw notARecording(reason)
    }
    let reason: String
    switch kind {
    case .recording: return true
    case .empty: reason = "it is empty"
    case .json: reason = "it is JSON, but no line is one of a recording"
    case .text: reason = "it is a text, of which no line is one of a recording"
    case .binary: reason = "it is no text"
    case .other(let sentence): reason = sentence
    }
    throw notARecording(reason)
  }

  private func notARecording(_ reason: String) -> Failure {
    Failure(
      status: .file,
      sentence: "\(path): not a recording: \(reason); TouchLab imports \(CaptureFormat.names)")
  }

  private func kind() throws(Failure) -> FileKind {
    do throws(SystemError) {
      return try FileKind.look(at: path)
    } catch {
      throw .file(path, error)
    }
  }

  // MARK: Content

  /// Reads the file, and imports it if it is from another program. `tell` is called with notices.
  func recording(_ tell: (String) -> Void) throws(Failure) -> Recording {
    guard try isRecording() else {
      var recording = Recording()
      recording.append(.header(version: RecordedLine.version))
      try importLines(tell) { recording.append($0) }
      return recording
    }
    if options != ImportOptions() || description != nil {
      tell("\(path): it is a recording, of which --size, --range and --description change nothing")
    }
    let recording: Recording
    do throws(SystemError) {
      recording = try RecordingReader.read(path: path)
    } catch {
      throw .file(path, error)
    }
    // A pipe, whose beginning cannot be examined before it is read.
    if recording.lineCount == recording.problemCount {
      throw notARecording(
        recording.lineCount == 0 ? "it is empty" : "no line is one of a recording")
    }
    if recording.isNewer {
      tell("\(path): of a later version, \(recording.version); what is new in it is passed over")
    }
    return recording
  }

  /// Imports the file, and returns the bytes of a recording.
  func imported(
    _ tell: (String) -> Void
  ) throws(Failure) -> (bytes: [UInt8], lineCount: Int, touchCount: Int, outcome: Importer.Outcome)
  {
    let sink = MemoryRecording()
    let writer = RecordingWriter(sink)
    var lineCount = 1
    var touchCount = 0
    let outcome = try importLines(tell) { line in
      switch line {
      case .touch(let event):
        if event.kind == .down { touchCount += 1 }
        writer.write(event)
      case .pen(let event):
        if event.kind == .down { touchCount += 1 }
        writer.write(line)
      default: writer.write(line)
      }
      lineCount += 1
    }
    writer.flush()
    return (sink.bytes, lineCount, touchCount, outcome)
  }

  /// Returns the path of a recording: this file, or an imported recording in memory, which exists as long as
  /// the descriptor.
  func recordingPath(
    _ tell: (String) -> Void
  ) throws(Failure) -> (path: String, keeping: FileDescriptor?) {
    guard try !isRecording() else { return (path, nil) }
    let bytes = try imported(tell).bytes
    do throws(SystemError) {
      let file = try FileDescriptor(anonymous: "recording", byteCount: bytes.count)
      try SystemCall.writeFully(bytes, to: file.number, at: 0)
      return ("/proc/\(SystemCall.processIdentifier)/fd/\(file.number)", file)
    } catch {
      throw .file(path, error)
    }
  }

  @discardableResult private func importLines(
    _ tell: (String) -> Void, each body: (RecordedLine) -> Void
  ) throws(Failure) -> Importer.Outcome {
    let bytes = try contents(of: path, limit: Self.largest + 1)
    guard bytes.count <= Self.largest else {
      throw Failure(status: .file, sentence: "\(path): larger than \(Self.largest >> 20) MiB")
    }
    var described: [UInt8]?
    if let path = description ?? descriptionBeside() {
      described = try contents(of: path, limit: 1 << 20)
    }
    do throws(ImportError) {
      let outcome = try Importer.read(bytes, description: described, options: options, each: body)
      for notice in outcome.notices { tell("\(path): \(notice)") }
      return outcome
    } catch {
      throw Failure(status: .file, sentence: "\(path): \(error)")
    }
  }

  /// Returns the path of a description beside the file: for `a.two.evemu` it is `a.two.desc` or `a.desc`.
  private func descriptionBeside() -> String? {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var stem = path[...]
    while let dot = stem[start...].lastIndex(of: ".") {
      stem = stem[..<dot]
      for end in Self.descriptions where Console.isFile("\(stem).\(end)") {
        return "\(stem).\(end)"
      }
    }
    return nil
  }

  private func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try SystemCall.contents(ofFile: path, limit: limit, waits: true)
    } catch {
      throw .file(path, error)
    }
  }
}

extension ImportOptions {
  /// Parses `--size` and `--range`.
  fileprivate init(_ options: Options) throws(Failure) {
    self.init()
    if let text = options.value("--size"), text.hasSuffix("mm") {
      guard let size = Self.size(parsing: text) else {
        throw .usage("--size: “\(text)” is not WIDTHxHEIGHTmm, as 216x135mm")
      }
      self.size = size
    }
    if let text = options.value("--range") {
      guard let ranges = Self.ranges(parsing: text) else {
        throw .usage("--range: “\(text)” is not MINX-MAXX,MINY-MAXY, as 0-4095,0-4095")
      }
      (rangeX, rangeY) = ranges
    }
  }
}
