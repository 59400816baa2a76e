public import Foundation

extension RunLoop {
  /// Starts a timer that was made and not started. All modes are one: the loop is the program's own.
  public func add(_ timer: UIKitFoundation.Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
