import Foundation
import LabPlayer
import RealCompositors
import TouchRecording

/// The program that touches the window of an installed program, for `script/check-package --arm64`.
///
///     PackagePlayer tap COMMAND [ARGUMENT]…
///     PackagePlayer lab FOLDER COMMAND [ARGUMENT]…
///
/// It starts weston without a screen, and the command as its client. It taps the middle of the window, or
/// performs the first part of the guided test that the touch lab begins and records into the folder. Then it
/// asks the command to end. The command may be a program of another processor, which is emulated, so that
/// each step has minutes.
@main @MainActor struct PackagePlayer {
  /// A fault of the package that is checked.
  private struct Fault: Error {
    let sentence: String
  }

  /// The time for a step, in seconds.
  private static let patience = 180.0

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let fault as Fault {
      end(fault.sentence, status: 1)
    } catch {
      end("\(error)", status: 3)
    }
  }

  private static func end(_ sentence: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("check-package: \(sentence)\n".utf8))
    exit(status)
  }

  private static func run(_ arguments: [String]) throws {
    let isLab = arguments.first == "lab"
    guard isLab || arguments.first == "tap", arguments.count > (isLab ? 2 : 1) else {
      end("PackagePlayer tap COMMAND… or lab FOLDER COMMAND…", status: 2)
    }
    let command = arguments.dropFirst(isLab ? 2 : 1)
    let weston = try RealCompositor.weston(width: 1_024, height: 768)
    defer { weston.stop() }
    let name = command[command.startIndex]
    let program = try weston.launch(
      name.contains("/") ? name : Executables.require(name), Array(command.dropFirst()),
      debug: true)
    try expect(program, "shows no window") { program.waylandLog.isShown }
    if isLab {
      try play(on: weston, program, into: arguments[1])
    } else {
      try weston.input.tap(atX: 512, y: 384)
      try expect(program, "receives no touch") {
        !program.waylandLog.events("wl_touch.up").isEmpty
      }
    }
    program.send(signal: SIGTERM)
    let end = program.waitForExit(seconds: patience)
    // The touch lab ends with status 1 if a limit is exceeded, which emulation can cause.
    guard end == .status(0) || isLab && end == .status(1) else {
      throw Fault(
        sentence:
          "on SIGTERM, the program ends with \(String(describing: end))\(messages(of: program))")
    }
    let errors = program.waylandLog.events("wl_display.error")
    guard errors.isEmpty else { throw Fault(sentence: "weston reports \(errors)") }
  }

  /// Performs the guided test until its first part is completed.
  private static func play(
    on weston: RealCompositor, _ program: ChildProcess, into folder: String
  ) throws {
    let player = try LabPlayer(on: weston, recordings: folder)
    try expect(program, "does not complete the test") {
      let recording = player.recording
      if let failure = player.failure { throw failure }
      guard LabPlayer.partsDone(recording) == 0 else { return true }
      player.act(on: recording)
      return false
    }
    let recording = player.recording
    guard recording.problemCount == 0, recording.touches.contains(where: { $0.kind == .up }) else {
      throw Fault(sentence: "the recording has \(recording.problemCount) wrong lines, or no touch")
    }
  }

  /// Waits until a condition holds. If the program ends or the time is over, throws a fault.
  private static func expect(
    _ program: ChildProcess, _ fault: String, until condition: () throws -> Bool
  ) throws {
    var holds = false
    try wait(seconds: patience, interval: 0.05) {
      holds = try condition()
      return holds || !program.isRunning
    }
    guard holds else { throw Fault(sentence: "the program \(fault)\(messages(of: program))") }
  }

  /// Returns the last lines that the program printed, without the messages of the protocol.
  private static func messages(of program: ChildProcess) -> String {
    let lines = program.errors.split(separator: "\n").filter { !$0.hasPrefix("[") }
    return lines.suffix(20).map { "\n\($0)" }.joined()
  }
}
