import ResponderSystem
import TouchImport
import TouchRecording

/// The commands for files of other programs.
extension CommandLineTool {
  func importFiles(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: [], values: InputFile.values.union(["-o"]), files: 1...1_000)
    try checkSize(options)
    let target = options.value("-o")
    if options.files.count > 1, let target, !Console.isFolder(target) {
      throw .usage("-o of several files is a folder, which \(target) is not")
    }
    var written: Set<String> = []
    for path in options.files { try importFile(path, options, to: target, &written) }
    return .done
  }

  private func importFile(
    _ path: String, _ options: Options, to given: String?, _ written: inout Set<String>
  ) throws(Failure) {
    let file = try InputFile(path, options)
    guard try !file.isRecording() || !Console.isFile(path) else {
      throw Failure(
        status: .usage, sentence: "\(path): it is a recording already, which needs no import")
    }
    var target = try outputPath(for: path, given)
    // Two files whose names differ only in their extension.
    if !written.insert(target).inserted, let given {
      target = "\(given)/\(ReportFiles.name(of: path)).jsonl"
      written.insert(target)
    }
    let made = try file.imported(errors)
    try write(made.bytes, to: target)
    let size = made.outcome.millimetres.map {
      "\(Self.text($0.width)) × \(Self.text($0.height)) mm"
    }
    errorsAboutSize(made.outcome, path)
    let parts = [
      made.outcome.format.rawValue, made.outcome.name.isEmpty ? nil : "“\(made.outcome.name)”",
      size ?? "size not known", "\(made.touchCount) touches",
    ]
    let facts = parts.compactMap { $0 }.joined(separator: ", ")
    self.output("\(target): \(made.lineCount) lines: \(facts)\n")
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      let file = try RecordingFile(path: path)
      var done = 0
      while done < bytes.count {
        let count = try bytes.withUnsafeBufferPointer { all throws(SystemError) in
          try file.write(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: all[done...])))
        }
        guard count > 0 else { throw SystemError(operation: "write", code: 11) }
        done += count
      }
    } catch {
      throw .file(path, error)
    }
  }

  private func errorsAboutSize(_ outcome: Importer.Outcome, _ path: String) {
    guard outcome.millimetres == nil else { return }
    errors("\(path): the size of the screen is not known; give it with --size WIDTHxHEIGHTmm")
  }

  /// Returns a length with one decimal, in millimetres.
  private static func text(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns the path of the file to write.
  ///
  /// It is the given file, a file in the given folder, or a file beside the source, which must not exist.
  private func outputPath(for path: String, _ target: String?) throws(Failure) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    let stem = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil } ?? name
    guard let target else {
      let beside = "\(path[..<start])\(stem).jsonl"
      guard !Console.exists(beside) else {
        throw .usage("\(beside) exists: name it with -o to write over it")
      }
      return beside
    }
    if Console.isFolder(target) { return "\(target)/\(stem).jsonl" }
    guard !Console.isSameFile(path, target) else {
      throw .usage("a file can't be imported into itself")
    }
    return target
  }

  func export(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: ["--evemu"], values: InputFile.values.union(["-o", "--device"]), files: 1)
    guard options.has("--evemu") else { throw .usage("export needs --evemu, its only format") }
    try checkSize(options)
    var device: UInt32?
    if let text = options.value("--device") {
      guard let number = UInt32(text) else {
        throw .usage("--device: “\(text)” is no number of a device")
      }
      device = number
    }
    let path = options.files[0]
    let recording = try InputFile(path, options).recording(errors)
    let bytes: [UInt8]
    do throws(EvemuWriter.Problem) {
      bytes = try EvemuWriter.file(of: recording, device: device)
    } catch {
      throw Failure(status: .file, sentence: "\(path): \(error)")
    }
    guard let target = options.value("-o") else {
      output(String(decoding: bytes, as: UTF8.self))
      return .done
    }
    guard !Console.isSameFile(path, target) else {
      throw .usage("a recording can't be exported over itself")
    }
    try ReportFiles.write(bytes, to: target)
    output("\(target): \(bytes.count { $0 == UInt8(ascii: "\n") }) lines\n")
    return .done
  }

  /// Checks that `--size` is in millimetres, and throws an error if it is not.
  func checkSize(_ options: Options) throws(Failure) {
    guard let size = options.value("--size"), !size.hasSuffix("mm") else { return }
    throw .usage("--size: “\(size)” is not WIDTHxHEIGHTmm, as 216x135mm")
  }
}
