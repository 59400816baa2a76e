import WindowResponder

/// The saved state of a program, for tests of state restoration. It has the role of the file on a desktop.
///
///     let kept = KeptState()
///     var stage: Stage? = Stage(keeping: kept)
///     stage?.launch(Reader.self)
///     // Change something, and let a second pass.
///     stage?.kill()
///     stage = nil
///     let again = Stage(keeping: kept)
///     again.launch(Reader.self)
///
/// See WindowResponder’s article Coming back as it was.
@MainActor public final class KeptState {
  /// The last saved data, or `nil` if there is none. A test may set any value.
  public var bytes: [UInt8]?
  /// The number of times that data was saved.
  public private(set) var writeCount = 0
  /// A Boolean value that indicates whether a program is restoring this state, and has not completed its
  /// launch. If it crashes now, the next launch ignores the state.
  public private(set) var isBeingRestored = false
  /// The error with which saving fails, or `nil`, the default, if it succeeds.
  package var failure: FileError?

  /// Creates an object without saved state.
  public init() {}
}

extension KeptState: StateStore {
  package func dropUnfinished() -> Bool {
    guard isBeingRestored else { return false }
    isBeingRestored = false
    bytes = nil
    return true
  }

  package func read() -> [UInt8]? { bytes }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    if let failure { throw failure }
    self.bytes = bytes
    writeCount += 1
  }

  package func beginRestoring() { isBeingRestored = true }

  package func endRestoring() { isBeingRestored = false }
}

extension Stage {
  /// Ends the program as SIGKILL does: without notification, and without saving its state. Release the stage
  /// after that.
  public func kill() { application.forgetState() }

  /// Ends the program as Quit or SIGTERM does: its delegate is notified, its state is saved, and its windows
  /// close.
  public func end() { application.endOnStage() }
}
