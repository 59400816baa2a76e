import Foundation

/// The gallery as a client of a real compositor.
package struct GalleryClient {
  /// The process, with the protocol messages that libwayland printed.
  package let process: ChildProcess
  private let eventFile: String

  /// One line of the gallery's event log.
  package struct LoggedEvent: Decodable {
    package let event: String
    package let phase: String?
    package let id: Int?
    package let x: Double?
    package let y: Double?
    package let major: Double?
    package let minor: Double?
    package let orientation: Double?
    /// The compositor's time and the local time, in seconds.
    package let time: Double
    package let local: Double
  }

  /// Starts the gallery, and waits until its window is shown.
  package init(
    on compositor: RealCompositor, page: String, size: String = "800x600",
    options: [String] = []
  ) throws {
    let file = compositor.file("events.jsonl")
    let process = try compositor.launch(
      Executables.product("Gallery"),
      ["--page", page, "--size", size, "--log", file] + options, debug: true)
    self.process = process
    eventFile = file
    guard wait(until: { process.waylandLog.isShown || !process.isRunning }),
      process.isRunning
    else { throw CompositorError.didNotStart("Gallery", log: process.errors) }
  }

  /// The events that the gallery has logged so far. A line that is still being written is left out.
  package var events: [LoggedEvent] {
    let data = FileManager.default.contents(atPath: eventFile) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(LoggedEvent.self, from: Data($0))
    }
  }

  /// Returns the events of one type and one phase so far.
  package func events(_ kind: String, _ phase: String) -> [LoggedEvent] {
    events.filter { $0.event == kind && $0.phase == phase }
  }

  /// The size of the newest buffer, in device pixels.
  package var bufferSize: [Int]? {
    let log = process.waylandLog
    guard
      let attached = log.requests("wl_surface.attach").last(where: { $0.arguments[0] != "nil" }),
      let buffer = attached.arguments[0].split(whereSeparator: { "@#".contains($0) }).last
    else { return nil }
    let made = log.requests("wl_shm_pool.create_buffer").last {
      $0.arguments[0].split(whereSeparator: { "@#".contains($0) }).last == buffer
    }
    return made.map { $0.arguments.dropFirst(2).prefix(2).compactMap { Int($0) } }
  }

  /// A Boolean value that indicates whether the compositor has sent a protocol error.
  package var brokeProtocol: Bool { !process.waylandLog.events("wl_display.error").isEmpty }
}
