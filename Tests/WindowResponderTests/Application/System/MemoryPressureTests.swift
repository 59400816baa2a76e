import Glibc
import ResponderTestKit
import TestTimeScale
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct MemoryPressureTests {
  /// The timeout of `poll`, in milliseconds.
  private static let longestWait = Int32(TestTimeScale.scaled(30) * 1000)
  let stage = Stage(size: Size(width: 50, height: 50))

  @Test("J6: where no trigger can be set there is none, and nothing is watched")
  func noTrigger() {
    var settings = MemoryPressure.Settings()
    settings.path = "/nonexistent/memory"
    #expect(MemoryPressure(settings: settings, in: stage.application) == nil)
    settings.path = "/proc/self/status"
    #expect(MemoryPressure(settings: settings, in: stage.application) == nil)
    #expect(stage.application.watches.isEmpty)
  }

  @Test("J6: urgent data on the descriptor is a memory warning; usual data is none")
  func warning() throws {
    let (reader, writer) = try #require(Self.urgentPair())
    defer { close(writer) }
    var warnings = 0
    stage.application.memoryWarningObservers.add(stage.application) { _, _ in warnings += 1 }
    let pressure = MemoryPressure(descriptor: reader, in: stage.application)
    send(writer, "a", 1, 0)
    stage.application.lookAtWatches()
    stage.render()
    #expect(warnings == 0)
    send(writer, "b", 1, Int32(MSG_OOB))
    var request = pollfd(fd: reader, events: Int16(POLLPRI), revents: 0)
    #expect(poll(&request, 1, Self.longestWait) == 1)
    stage.application.lookAtWatches()
    stage.render()
    #expect(warnings == 1)
    // The descriptor reports pressure again immediately. It is considered faulty, and is watched no longer.
    stage.application.lookAtWatches()
    #expect(!pressure.isWatching && stage.application.watches.isEmpty)
  }

  @Test("SIGTERM ends the program in good order, once, and so do several signals at once")
  func signals() throws {
    stage.application.endOnSignals()
    // The signals are sent to the process, because this thread can block signals. A session that ends sends
    // several signals, one after the other. The first signal must not make the next one kill the process.
    for number in [SIGTERM, SIGHUP, SIGTERM, SIGINT] { #expect(kill(getpid(), number) == 0) }
    let descriptor = try #require(stage.application.watches.first?.descriptor)
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var told = poll(&request, 1, Self.longestWait)
    // The signal itself can interrupt the wait.
    if told < 0 { told = poll(&request, 1, Self.longestWait) }
    #expect(told == 1)
    stage.application.lookAtWatches()
    #expect(stage.application.isTerminating)
    #expect(stage.application.watches.isEmpty)
  }

  /// Creates two connected sockets that support urgent data.
  private static func urgentPair() -> (reader: Int32, writer: Int32)? {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let writer = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        bind(listener, plain, length) == 0 && listen(listener, 1) == 0
          && getsockname(listener, plain, &length) == 0 && connect(writer, plain, length) == 0
      }
    }
    guard isConnected else { return nil }
    let reader = accept(listener, nil, nil)
    return reader < 0 ? nil : (reader, writer)
  }
}
