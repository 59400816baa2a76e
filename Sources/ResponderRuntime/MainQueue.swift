import CRuntime

/// The main queue of libdispatch, which a run loop of the library's own drains.
package enum MainQueue {
  /// The descriptor that is readable if the queue has work, as tasks of the main actor.
  package static var handle: Int32 { wr_main_queue_handle() }

  /// Runs what waits on the queue, and clears its descriptor.
  package static func drain(_ handle: Int32) { wr_drain_main_queue(handle) }
}
