import Foundation
import RealCompositors

/// A temporary folder in which programs run in the same environment on every machine.
final class MeasuringFolder {
  private let folder: RuntimeFolder
  private var runs = 0

  /// Creates the folder and the font configuration.
  init() throws {
    folder = try RuntimeFolder()
    for name in ["home", "run", "data", "fonts"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    try Data(Self.fonts(cache: folder.file("fonts")).utf8).write(
      to: URL(fileURLWithPath: folder.file("fonts.conf")))
  }

  /// Removes the folder, and ends the processes in it.
  func remove() { folder.remove() }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { folder.file(name) }

  /// Copies a program into the folder, so that its path has the same length on every machine. Returns the
  /// path of the copy.
  func install(_ program: String) throws -> String {
    let copy = folder.file(URL(fileURLWithPath: program).lastPathComponent)
    do {
      try? FileManager.default.removeItem(atPath: copy)
      try FileManager.default.copyItem(atPath: program, toPath: copy)
    } catch { throw WeighError("\(program) cannot be copied: \(error.localizedDescription)") }
    return copy
  }

  /// Starts a command on a display.
  func run(_ command: [String], display: String) throws -> ChildProcess {
    guard let executable = command.first else { throw WeighError("no command", status: .usage) }
    return try folder.runClient(
      executable, Array(command.dropFirst()), environment: environment(display: display))
  }

  /// Returns the environment of a program: no desktop, no message bus, no icons, fixed fonts, language and
  /// time zone; no choice of code by the processor in glibc, and no random numbers in Swift's hashes.
  private func environment(display: String) -> [String: String] {
    [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC", "HOME": file("home"),
      "XDG_RUNTIME_DIR": file("run"), "XDG_DATA_DIRS": file("data"),
      "XDG_CONFIG_DIRS": file("data"), "XCURSOR_PATH": file("data"), "WAYLAND_DISPLAY": display,
      "FONTCONFIG_FILE": file("fonts.conf"), "GSETTINGS_BACKEND": "memory",
      "GIO_USE_VFS": "local", "SWIFT_DETERMINISTIC_HASHING": "1",
      "GLIBC_TUNABLES": Self.tunables,
    ]
  }

  private static let tunables = [
    "glibc.cpu.hwcaps=-AVX,-AVX2,-AVX512F,-AVX512VL,-AVX512BW,-ERMS,-FSRM,-BMI1,-BMI2,-LZCNT,-MOVBE,-RTM",
    "glibc.cpu.x86_data_cache_size=32768", "glibc.cpu.x86_shared_cache_size=1048576",
    "glibc.cpu.x86_non_temporal_threshold=786432", "glibc.malloc.arena_max=1",
    "glibc.malloc.mmap_threshold=131072", "glibc.malloc.trim_threshold=131072",
  ].joined(separator: ":")

  /// Returns the fonts of Debian's `fonts-inter` and `fonts-dejavu-core`, which script/bootstrap installs,
  /// and no others.
  private static func fonts(cache: String) -> String {
    let dejavu = ["Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold"]
      .map { "<glob>/usr/share/fonts/truetype/dejavu/DejaVu\($0).ttf</glob>" }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
        <dir>/usr/share/fonts/opentype/inter</dir>
        <dir>/usr/share/fonts/truetype/dejavu</dir>
        <cachedir>\(cache)</cachedir>
        <selectfont>
          <rejectfont><glob>/usr/share/fonts/truetype/dejavu/*</glob></rejectfont>
          <acceptfont>\(dejavu.joined())</acceptfont>
        </selectfont>
        <alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
        <alias><family>sans</family><prefer><family>Inter</family></prefer></alias>
        <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
      </fontconfig>
      """
  }
}
