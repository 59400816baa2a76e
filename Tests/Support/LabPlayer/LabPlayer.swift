internal import Foundation
package import RealCompositors
package import TouchRecording
internal import TouchRobot

/// A player of the touch lab's guided tests on a compositor. It reads the tasks from the recording that the
/// program writes, and a robot performs them with touches of the compositor.
@MainActor package final class LabPlayer {
  private let compositor: RealCompositor
  private let folder: String
  private let fingers: InjectedFingers
  private var robot: TouchRobot?
  private var taken = 0

  /// Creates a player for a program that records into a folder.
  package init(on compositor: RealCompositor, recordings folder: String) throws {
    self.compositor = compositor
    self.folder = folder
    fingers = InjectedFingers(try compositor.input)
  }

  /// The first error of the compositor's input devices.
  package var failure: (any Error)? { fingers.failure }

  /// The path of the recording, or `nil` if the program has not created it yet.
  package var path: String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0.hasSuffix(".jsonl") }.map { "\(folder)/\($0)" }
  }

  /// The recording so far.
  package var recording: Recording {
    path.flatMap { try? RecordingReader.read(path: $0) } ?? Recording()
  }

  /// Returns the number of parts of tests that were completed or skipped.
  package static func partsDone(_ recording: Recording) -> Int {
    recording.steps.count { $0.content == .end(.done) || $0.content == .end(.skipped) }
  }

  /// Performs the new tasks of a recording, if a part is in progress that was laid out for the current
  /// window.
  package func act(on recording: Recording) {
    guard isReady(recording), let window = RobotWindow(of: recording) else { return }
    // Screens are side by side, in the order of their numbers.
    fingers.left = window.output == window.firstOutput ? 0 : Double(compositor.size.width)
    let player = robot ?? TouchRobot(fingers, on: window, screen: .sound)
    robot = player
    player.window = window
    for step in recording.steps.dropFirst(taken) { player.take(.step(step)) }
    taken = recording.steps.count
    _ = player.act()
  }

  /// Returns a Boolean value that indicates whether a part is in progress that was laid out for the current
  /// window, on the whole screen.
  ///
  /// The rotation of a screen and the new size of the window arrive one after the other. A part that begins
  /// between them begins again.
  private func isReady(_ recording: Recording) -> Bool {
    var window: Fact?
    var outputs: [UInt32: Output] = [:]
    for fact in recording.facts {
      switch fact.content {
      case .window: window = fact
      case .output(let output): outputs[output.number] = output
      default: break
      }
    }
    let size = compositor.size
    guard let window, case .window(let state) = window.content, state.isFullscreen,
      let isUpright = outputs[state.output].map({ $0.transform % 2 == 0 }),
      state.width == Double(isUpright ? size.width : size.height),
      state.height == Double(isUpright ? size.height : size.width),
      let last = recording.steps.last(where: {
        switch $0.content {
        case .begin, .end: true
        case .target, .guide: false
        }
      }), case .begin = last.content
    else { return false }
    return last.at >= window.at
  }
}
