import Glibc
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
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, program, nil, nil, &words, environ)
    guard code == 0 else { throw .file(program, SystemError(operation: "spawn", code: code)) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The low seven bits are the signal that ended the program, and the eight above them its exit status.
    guard status & 0x7F == 0 else {
      throw Failure(status: .file, sentence: "\(program) was ended by signal \(status & 0x7F)")
    }
    switch status >> 8 & 0xFF {
    case 0: return .done
    case 2: return .usage
    default: return .file
    }
  }

  /// Returns the gallery beside this program, or else the installed one.
  private static func findGallery() -> String? {
    var folders: [String] = []
    if let found = realpath("/proc/self/exe", nil) {
      let own = String(cString: found)
      free(found)
      if let end = own.lastIndex(of: "/") { folders.append(String(own[..<end])) }
    }
    if let path = getenv("PATH") {
      folders += String(cString: path).split(separator: ":").map(String.init)
    }
    for folder in folders {
      for name in names where access("\(folder)/\(name)", X_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }
}
