public import Foundation

extension RunLoop {
  /// Starts a timer that was created without being started. All modes are the same: the run loop is the
  /// program's own.
  public func add(_ timer: UIKitFoundation.Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
