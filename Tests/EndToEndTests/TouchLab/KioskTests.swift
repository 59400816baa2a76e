import Foundation
import RealCompositors
import Testing
import TouchRecording

/// Tests of the touch lab as the only application of a screen, without a desktop.
@Suite("Without a desktop", .serialized) struct KioskTests {
  /// Puts a script into a folder. The script runs the touch lab, and writes its process identifier and the
  /// protocol messages to files.
  private func putProgram(in folder: RuntimeFolder) throws {
    // A copy, because the user of cage may have no access to the build folder.
    try FileManager.default.copyItem(
      atPath: Executables.product("TouchLab"), toPath: folder.file("touchlab"))
    try """
    #!/bin/sh
    cd \(folder.path)
    echo $$ > pid.new && mv pid.new pid
    WAYLAND_DEBUG=client exec ./touchlab -o recordings 2> wire
    """.write(toFile: folder.file("program"), atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("program"))
  }

  private func text(_ name: String, _ folder: RuntimeFolder) -> String {
    FileManager.default.contents(atPath: folder.file(name))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns a Boolean value that indicates whether the program has received a size, such as `1280, 800`, and
  /// has drawn with it.
  private func isShown(_ size: String, _ folder: RuntimeFolder) -> Bool {
    let wire = text("wire", folder)
    // cage does not send `wl_surface.enter`.
    guard let given = wire.range(of: ".configure(\(size),") else { return false }
    return wire[given.upperBound...].contains(#/wl_surface[@#]\d+\.attach\(wl_buffer/#)
  }

  /// Terminates the program, and returns the exit of the compositor, which ends with it.
  private func end(_ compositor: ChildProcess, _ folder: RuntimeFolder) throws
    -> ChildProcess.Exit?
  {
    let process = try #require(
      pid_t(text("pid", folder).trimmingCharacters(in: .whitespacesAndNewlines)))
    kill(process, SIGTERM)
    return compositor.waitForExit()
  }

  @Test(
    "weston's kiosk shell gives the program the whole screen and ends with it, as documented",
    needs("weston"))
  func weston() throws {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    try putProgram(in: folder)
    let documented = Executables.packageFolder.appendingPathComponent("Desktop/kiosk/weston.ini")
    try String(contentsOf: documented, encoding: .utf8)
      .replacing("/usr/bin/windowresponder-touchlab", with: folder.file("program"))
      .write(toFile: folder.file("weston.ini"), atomically: false, encoding: .utf8)
    let weston = try folder.run(
      Executables.require("weston"),
      [
        "--config=\(folder.file("weston.ini"))", "--backend=headless-backend.so", "--use-pixman",
        "--width=1280", "--height=800",
      ], environment: bare(folder))
    #expect(wait { isShown("1280, 800", folder) }, "\(folder.log)")
    #expect(try end(weston, folder) == .status(0))
    #expect(!text("wire", folder).contains("wl_display@1.error"))
    let window = try recordedWindow(folder)
    #expect(window?.width == 1_280 && window?.height == 800 && window?.isFullscreen == true)
  }

  @Test("cage gives the program the whole screen and ends with it", needs("cage", "setpriv"))
  func cage() throws {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    try putProgram(in: folder)
    var environment = bare(folder)
    environment["WLR_BACKENDS"] = "headless"
    environment["WLR_LIBINPUT_NO_DEVICES"] = "1"
    environment["WLR_RENDERER"] = "pixman"
    let cage = try folder.runAsOrdinaryUser(
      Executables.require("cage"), ["--", folder.file("program")], environment: environment)
    #expect(wait { isShown("1280, 720", folder) }, "\(folder.log)")
    #expect(try end(cage, folder) != nil)
    #expect(!text("wire", folder).contains("wl_display@1.error"))
    let window = try #require(try recordedWindow(folder))
    #expect([window.width, window.height] == [1_280, 720])
    // cage reports neither, but there is one screen, and the window has its size.
    #expect(window.isFullscreen && window.output > 0)
  }

  /// Returns the window in the recording of the touch lab.
  private func recordedWindow(_ folder: RuntimeFolder) throws -> WindowState? {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("recordings"))
    let name = try #require(names.first { $0.hasSuffix(".jsonl") }, "\(names)")
    let recording = try RecordingReader.read(path: folder.file("recordings/\(name)"))
    #expect(recording.problemCount == 0)
    let windows = recording.facts.compactMap { fact -> WindowState? in
      if case .window(let window) = fact.content { window } else { nil }
    }
    return windows.last
  }

  private func bare(_ folder: RuntimeFolder) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
  }
}
