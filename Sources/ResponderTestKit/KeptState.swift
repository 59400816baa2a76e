import WindowResponder

/// What a program keeps of its state, for tests of what comes back: what a file is to a program on a desktop.
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
  /// What was written last; nil for nothing. A test may set anything.
  public var bytes: [UInt8]?
  /// How often something was written.
  public private(set) var writeCount = 0
  /// Whether a program is coming back with what is there, and has not shown yet that it runs: where it dies
  /// now, the next one does without.
  public private(set) var isBeingRestored = false
  /// Why writing fails; nil, as at first, where it does not.
  package var failure: FileError?

  /// Creates a place where nothing is kept yet.
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
  /// The program dies as by SIGKILL: nothing is told, and nothing is saved any more. Let the stage go then.
  public func kill() { application.forgetState() }

  /// The program ends as by Quit or SIGTERM: its delegate is told, its state is saved, and its windows close.
  public func end() { application.endOnStage() }
}
