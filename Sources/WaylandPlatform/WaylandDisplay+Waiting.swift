import ResponderPlatform
import ResponderSystem
import Wayland

/// Waiting for answers outside of the application's event loop.
extension WaylandDisplay {
  package func awaitOutputs() {
    let isKnown = monitors.values.allSatisfy { $0.description != nil }
    guard !isKnown, !connection.isDispatching else { return }
    // The next dispatch throws the error again.
    try? connection.roundTrip()
  }

  package func waitForEvents(until deadline: Double) throws -> Bool {
    guard !connection.isDispatching else { return false }
    guard try prepareToWait() else {
      try dispatch()
      return true
    }
    let seconds = min(max(0, deadline - now), 60)
    var requests = [
      PollRequest(connection.fileDescriptor, for: wantsWrite ? [.reading, .writing] : .reading)
    ]
    _ = requests.withUnsafeMutableBufferPointer {
      SystemCall.poll($0, milliseconds: Int32((seconds * 1_000).rounded(.up)))
    }
    try finishWait(readable: !requests[0].found.subtracting(.writing).isEmpty)
    return true
  }
}
