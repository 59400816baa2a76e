import ResponderSystem
import ResponderTestKit
import WindowResponder

/// Opens the gallery's window when the program has started.
final class GalleryDelegate: Responder, ApplicationDelegate {
  private let options: Options?
  private var window: GalleryWindow?
  private var player: LivePlayer?

  /// Creates the delegate, for what the command line asks.
  override convenience init() {
    self.init(try? Options(Array(CommandLine.arguments.dropFirst())))
  }

  /// Creates the delegate, for what is asked; nil for what could not be understood.
  init(_ options: Options?) {
    self.options = options
    super.init()
  }

  func applicationDidFinishLaunching(_ application: Application) {
    guard let options else { return application.terminate() }
    application.name = "Gallery"
    application.identifier = "org.windowresponder.Gallery"
    let window = GalleryWindow(size: options.size)
    self.window = window
    if let path = options.logPath { window.log = openLog(path) }
    window.fill(options)
    window.makeKeyAndVisible()
    if case .replay(let path) = options.task { play(path, options.replay, in: window) }
  }

  /// Plays a recording once the window is shown, and ends the program after it.
  private func play(_ path: String, _ replay: ReplayOptions, in window: GalleryWindow) {
    let player: LivePlayer
    do {
      player = try LivePlayer(
        path: path, in: window, from: replay.start, to: replay.end, speed: replay.speed)
    } catch {
      Terminal.writeError("gallery: \(path): \(error.reason)")
      CurrentProcess.exit(1)
    }
    self.player = player
    player.onEnd = {
      Terminal.write("\(player.eventCount) events, \(player.leftOutCount) left out")
      // The last frame is to be seen.
      ClockTimer.scheduledTimer(withTimeInterval: 1) { _ in Application.shared.terminate(nil) }
    }
    // The desktop gives the window its size first.
    ClockTimer.scheduledTimer(withTimeInterval: 0.5) { _ in player.start() }
  }

  /// Opens the log. A log that cannot be written ends the program, which was started to write it.
  private func openLog(_ path: String) -> EventLog? {
    do {
      return try EventLog(path: path) { error in
        Terminal.writeError("gallery: \(error)")
        CurrentProcess.exit(1)
      }
    } catch {
      Terminal.writeError("gallery: \(error)")
      CurrentProcess.exit(1)
    }
  }
}
