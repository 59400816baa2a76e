import Glibc
import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct DescriptorWatchTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let log = Log()

  /// Calls a closure with the two ends of a pipe, and closes them afterwards.
  private func withPipe(_ body: (_ reading: Int32, _ writing: Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    body(ends[0], ends[1])
    for end in ends { close(end) }
  }

  @Test("the handler of a ready descriptor is called each time the watches are checked")
  func ready() {
    withPipe { reading, writing in
      let watch = DescriptorWatch(reading, for: .reading, in: stage.application.programContext) {
        [log] _ in
        log.add("ready")
      }
      #expect(!stage.application.lookAtWatches() && log.take().isEmpty)
      write(writing, "a", 1)
      #expect(stage.application.lookAtWatches())
      #expect(stage.application.lookAtWatches())
      #expect(log.take() == ["ready", "ready"])
      watch.cancel()
    }
  }

  @Test("the handler of a full pipe is not called, and that of a pipe that is hung up is")
  func hungUpAndFull() {
    withPipe { reading, writing in
      _ = fcntl(writing, F_SETFL, O_NONBLOCK)
      let block = [UInt8](repeating: 0, count: 4096)
      while write(writing, block, block.count) > 0 {}
      let watch = DescriptorWatch(writing, for: .writing, in: stage.application.programContext) {
        [log] _ in
        log.add("writable")
      }
      #expect(!stage.application.lookAtWatches())
      var rest = [UInt8](repeating: 0, count: 1 << 20)
      read(reading, &rest, rest.count)
      #expect(stage.application.lookAtWatches())
      #expect(log.take() == ["writable"])
      watch.cancel()
    }
  }

  @Test("a watch that was cancelled by another's handler in the same round is not told")
  func cancelledMeanwhile() {
    withPipe { reading, writing in
      var second: DescriptorWatch?
      let first = DescriptorWatch(reading, for: .reading, in: stage.application.programContext) {
        [log] watch in
        log.add("first")
        watch.cancel()
        second?.cancel()
      }
      second = DescriptorWatch(reading, for: .reading, in: stage.application.programContext) {
        [log] _ in
        log.add("second")
      }
      write(writing, "a", 1)
      stage.application.lookAtWatches()
      #expect(log.take() == ["first"] && !first.isValid)
      #expect(!stage.application.lookAtWatches())
    }
  }
}
