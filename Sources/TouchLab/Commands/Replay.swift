import ResponderSystem

/// The command that plays recordings on a page of the gallery, which is a separate program.
enum Replay {
  /// The names of the gallery's executable file: after a build, and after an installation.
  private static let names = ["Gallery", "windowresponder-gallery"]
  private static let values = [
    "--page", "--size", "--scale", "--from", "--to", "--speed", "--appearance",
  ]

  /// Plays a recording with the options in the arguments.
  static func run(
    _ arguments: [String], _ tell: (String) -> Void
  ) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: ["--checksums", "--fullscreen", "--live"],
      values: Set(values + ["-o"]).union(InputFile.values), files: 1)
    let path = options.files[0]
    do throws(SystemError) {
      _ = try FileDescriptor(opening: path)
    } catch {
      throw .file(path, error)
    }
    let (recording, keeping) = try InputFile(path, options).recordingPath(tell)
    defer { _ = keeping }
    return try start(galleryArguments(options, recording))
  }

  /// Returns the arguments of the gallery.
  private static func galleryArguments(_ options: Options, _ path: String) -> [String] {
    var told = ["--replay=\(path)", "--page", options.value("--page") ?? "touch"]
    for name in values where name != "--page" {
      // A size in millimetres is that of the panel.
      if let value = options.value(name), name != "--size" || !value.hasSuffix("mm") {
        told.append("\(name)=\(value)")
      }
    }
    if let folder = options.value("-o") { told.append("--frames=\(folder)") }
    for flag in ["--checksums", "--fullscreen", "--live"] where options.has(flag) {
      told.append(flag)
    }
    return told
  }

  /// Runs the gallery to its end. It prints its own output and errors.
  private static func start(_ arguments: [String]) throws(Failure) -> ToolStatus {
    guard let program = findGallery() else {
      throw Failure(
        status: .file,
        sentence: """
          replay draws with the gallery, which is neither beside TouchLab nor installed: build it \
          with “swift build --product Gallery”, or install windowresponder-gallery
          """)
    }
    let ending: SpawnedProcess.Ending
    do throws(SystemError) {
      ending = try SpawnedProcess(Pathname(program), arguments).wait()
    } catch {
      throw .file(program, error)
    }
    switch ending {
    case .exited(0): return .done
    case .exited(2): return .usage
    case .exited: return .file
    case .killed(let signal):
      throw Failure(status: .file, sentence: "\(program) was ended by signal \(signal)")
    }
  }

  /// Returns the gallery beside this program, or else the installed one.
  private static func findGallery() -> String? {
    let own = CurrentProcess.programFile?.folder.string
    let folders = [own].compactMap { $0 } + ProcessEnvironment.programFolders
    return folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { SystemCall.allows(.executing, to: $0) }
  }
}
