import ResponderSystem
import TouchAnalysis
import TouchImport
import TouchJudgement
import TouchRecording

/// The command-line tool.
package struct CommandLineTool {
  let output: (String) -> Void
  let errors: (String) -> Void

  /// Creates a tool that writes to the standard output and the standard error.
  package init() {
    self.init(
      output: { Console.write($0, to: .output) },
      errors: { Console.write("TouchLab: \($0)\n", to: .error) })
  }

  /// Creates a tool with closures for its output.
  ///
  /// `output` receives texts of several lines, with line breaks, and `errors` receives sentences without.
  package init(output: @escaping (String) -> Void, errors: @escaping (String) -> Void) {
    self.output = output
    self.errors = errors
  }

  /// Runs the command in the arguments, and returns the exit status.
  package func run(_ arguments: [String]) -> ToolStatus {
    do throws(Failure) {
      return try perform(arguments)
    } catch {
      errors(error.sentence)
      return error.status
    }
  }

  private func perform(_ arguments: [String]) throws(Failure) -> ToolStatus {
    guard let command = arguments.first else { throw .usage("no command; try --help") }
    let rest = Array(arguments.dropFirst())
    if rest == ["--help"] || rest == ["-h"] {
      output(Help.text)
      return .done
    }
    switch command {
    case "-h", "--help":
      output(Help.text)
      return .done
    case "analyse", "analyze": return try analyse(rest)
    case "report": return try report(rest)
    case "compare": return try compare(rest)
    case "import": return try importFiles(rest)
    case "export": return try export(rest)
    case "cut": return try cut(rest)
    case "profiles": return try profiles(rest)
    case "figures": return try figures(rest)
    case "snapshot": return try snapshot(rest)
    case "record": return try record(rest)
    case "watch": return try watch(rest)
    case "synthesize": return try synthesize(rest)
    case "replay": return try Replay.run(rest, errors)
    default: throw .usage("no command “\(command)”; try --help")
    }
  }

  // MARK: The window

  /// Returns a Boolean value that indicates whether arguments open the window, because they contain no
  /// command.
  func opensWindow(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return true }
    return first.hasPrefix("-") && first != "-h" && first != "--help"
  }

  /// Returns the options of the window, or prints an error and returns `nil` if they are wrong.
  func windowRequest(_ arguments: [String]) -> (options: LabOptions, profile: Profile)? {
    do throws(Failure) {
      let options = try LabOptions(arguments)
      return (options, try profile(named: options.profileName))
    } catch {
      errors(error.sentence)
      return nil
    }
  }

  // MARK: Commands

  private func analyse(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: ["--json", "--complete"], values: InputFile.values.union(["--profile"]),
      files: 1)
    try checkSize(options)
    var chosen: Profile?
    if let name = options.value("--profile") { chosen = try profile(named: name) }
    let recording = try recording(options.files[0], options)
    let analysis = Analysis(recording)
    let judgement = chosen.map { Judgement(analysis, by: $0) }
    let views = ViewComparison(recording)
    output(
      options.has("--json")
        ? JSONSummary.text(of: analysis, judgement, views)
        : TextSummary.text(of: analysis, judgement) + (views.map { "\n\($0.text)" } ?? ""))
    return Self.status(of: judgement, isComplete: options.has("--complete"))
  }

  /// Returns the exit status for a judgement. If `isComplete` is `true`, limits that were not tested count as
  /// well.
  static func status(of judgement: Judgement?, isComplete: Bool) -> ToolStatus {
    switch judgement?.outcome {
    case .fail: .failed
    case .incomplete: isComplete ? .incomplete : .done
    case .pass, nil: .done
    }
  }

  private func compare(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: ["--json"], values: InputFile.values.union(["-o", "--lang"]), files: 2)
    try checkSize(options)
    let comparison = Comparison(
      try recording(options.files[0], options), try recording(options.files[1], options))
    if let path = options.value("-o") {
      guard !options.files.contains(where: { Console.isSameFile($0, path) }) else {
        throw .usage("a comparison can't be written over a recording")
      }
      try writeComparison(comparison, options, to: path)
    }
    output(options.has("--json") ? comparison.json : comparison.text)
    return comparison.isWorse ? .failed : .done
  }

  private func cut(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: [], values: InputFile.values.union(["--from", "--to", "-o"]), files: 1)
    try checkSize(options)
    let start = try options.seconds("--from") ?? 0
    let end = try options.seconds("--to") ?? .infinity
    guard start < end else { throw .usage("--from is not before --to") }
    guard let path = options.value("-o") else { throw .usage("cut needs -o FILE") }
    let source = options.files[0]
    guard !Console.isSameFile(source, path) else {
      throw .usage("a recording can't be cut into itself")
    }
    let (readable, keeping) = try InputFile(source, options).recordingPath(errors)
    defer { _ = keeping }
    let file = try create(path)
    do throws(SystemError) {
      let outcome = try RecordingCut.cut(readable, from: start, to: end, into: file)
      let broken = outcome.broken == 0 ? "" : ", \(outcome.broken) that can't be read left out"
      output("\(path): \(outcome.kept) lines\(broken)\n")
      if outcome.start < start || outcome.end > end {
        output(
          "from \(outcome.start) s to \(outcome.end) s, so that no touch is cut in two\n")
      }
      // The content of a pipe cannot be read again.
      if Console.isFile(path), case let part = try RecordingReader.read(path: path),
        part.touches.isEmpty, part.pointers.isEmpty, part.pens.isEmpty
      {
        errors("\(path): nothing was touched in that time")
      }
      if outcome.isOpen { errors("\(path): something is down at the end of the recording") }
      return .done
    } catch {
      throw .file(source, error)
    }
  }

  private func profiles(_ arguments: [String]) throws(Failure) -> ToolStatus {
    guard arguments.count <= 1 else { throw .usage("profiles takes one name") }
    guard let name = arguments.first else {
      output(Profile.builtIn.map { "\($0.name)\n" }.joined())
      return .done
    }
    guard let text = Profile.builtIn.first(where: { $0.name == name })?.text else {
      throw .usage("no profile “\(name)”")
    }
    output(text)
    return .done
  }

  private func figures(_ arguments: [String]) throws(Failure) -> ToolStatus {
    guard arguments.isEmpty else { throw .usage("figures takes nothing") }
    output(TextSummary.listOfFigures)
    return .done
  }

  private func synthesize(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: ["--by-hand"], values: ["--seed", "--fault", "-o"], files: 0)
    let seed = options.value("--seed") ?? "1"
    guard let number = UInt64(seed) else { throw .usage("--seed: “\(seed)” is no number") }
    let fault = options.value("--fault") ?? "sound"
    guard let path = options.value("-o") else { throw .usage("synthesize needs -o FILE") }
    let lines = try Synthesis.lines(
      seed: number, fault: fault, byHand: options.has("--by-hand"))
    let writer = RecordingWriter(try create(path))
    // The writer writes its own header.
    for line in lines.dropFirst() { writer.write(line) }
    writer.flush()
    if let error = writer.failure { throw .file(path, error) }
    let count = lines.count
    output("\(path): \(count) lines\n")
    return .done
  }

  private func record(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: [], values: ["--seconds", "--lang", "--device", "-o"], files: 0)
    // As in the window, the default is the user's language.
    let language = options.value("--lang") == nil ? nil : try language(options).rawValue
    let seconds = try options.seconds("--seconds")
    guard let path = options.value("-o") else { throw .usage("record needs -o FILE") }
    let devices = options.value("--device")?.split(separator: ",").map(String.init) ?? []
    let outcome: Result<ToolStatus, Failure> = MainActor.assumeIsolated {
      Result { () throws(Failure) -> ToolStatus in
        try RecordProgram.run(
          path: path, seconds: seconds, language: language, devices: devices)
      }
    }
    return try outcome.get()
  }

  // MARK: Files

  /// Reads a recording, or imports a file of another program.
  func recording(_ path: String, _ options: Options) throws(Failure) -> Recording {
    let recording = try InputFile(path, options).recording(errors)
    if recording.touches.isEmpty, recording.pens.isEmpty, recording.steps.isEmpty {
      errors("\(path): it holds no touch, no pen and no test, so nothing is measured")
    }
    if recording.goesBack {
      errors("\(path): its times go back, so what depends on them is wrong")
    }
    return recording
  }

  private func create(_ path: String) throws(Failure) -> RecordingFile {
    do throws(SystemError) {
      return try RecordingFile(path: path)
    } catch {
      throw .file(path, error)
    }
  }

  /// Returns a built-in profile, or else the one in a file of that name.
  func profile(named name: String) throws(Failure) -> Profile {
    do throws(ProfileError) {
      if let profile = try Profile.named(name) { return profile }
    } catch {
      throw .usage("profile \(name): \(error)")
    }
    let text: String
    do throws(SystemError) {
      let bytes = try SystemCall.contents(ofFile: name, limit: 1 << 20)
      text = String(decoding: bytes, as: UTF8.self)
    } catch {
      let names = Profile.builtIn.map(\.name).joined(separator: ", ")
      throw Failure(
        status: .usage,
        sentence: "no profile “\(name)”: it is none of \(names), and no file (\(error.reason))")
    }
    do throws(ProfileError) {
      return try Profile(parsing: text)
    } catch {
      throw .usage("\(name): \(error)")
    }
  }
}
