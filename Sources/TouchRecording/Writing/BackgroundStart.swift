internal import Glibc

/// What the thread of a ``BackgroundSink`` is given.
final class BackgroundStart {
  let work: BackgroundWork
  let base: any RecordingSink

  init(work: BackgroundWork, base: any RecordingSink) {
    self.work = work
    self.base = base
  }

  /// The thread's beginning, with one of these.
  static let begin: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let address = $0 else { return nil }
    let start = Unmanaged<BackgroundStart>.fromOpaque(address).takeRetainedValue()
    start.work.write(into: start.base)
    return nil
  }
}
