public import Foundation
public import WindowResponder

extension DisplayLink {
  /// Creates a link that calls a method of its target, which it retains.
  ///
  /// Pass `Game.step` where UIKit code has `#selector(step)`.
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor (DisplayLink) -> Void
  ) {
    self.init(target: target, action: selector)
  }

  /// Creates a link that calls a method without parameters.
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init { _ in selector(target)() }
  }

  /// Starts the calls, with the frames of the key window. All run loops and modes are the same.
  @_disfavoredOverload public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) { add() }

  /// Stops the calls until the link is added again.
  @_disfavoredOverload public func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {
    remove(from: .main, forMode: .common)
  }
}
