internal import Glibc
internal import RealCompositors
internal import TouchRobot

/// Touches of a compositor, in the coordinates of the compositor: those of the window, moved by the screens
/// to its left.
@MainActor final class InjectedFingers: RobotFingers {
  private let input: any InputDevices
  /// The first error of the compositor's input devices.
  private(set) var failure: (any Error)?
  /// The left edge of the window's screen, in points.
  var left = 0.0

  /// Creates fingers that use the input devices of a compositor.
  init(_ input: any InputDevices) { self.input = input }

  private func attempt(_ play: () throws -> Void) {
    do { try play() } catch { failure = failure ?? error }
  }

  func down(_ id: Int, x: Double, y: Double) {
    attempt { try input.touchDown(Int32(id), x: x + left, y: y) }
  }

  func move(_ id: Int, x: Double, y: Double) {
    attempt { try input.touchMove(Int32(id), x: x + left, y: y) }
  }

  func up(_ id: Int) { attempt { try input.touchUp(Int32(id)) } }
  func frame() { attempt { try input.touchFrame() } }
  func pass(_ seconds: Double) { usleep(useconds_t(seconds * 1e6)) }
}
