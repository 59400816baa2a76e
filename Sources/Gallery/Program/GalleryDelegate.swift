import ResponderSystem
import ResponderTestKit
import WindowResponder

/// The delegate that opens the gallery's window after launch.
final class GalleryDelegate: Responder, ApplicationDelegate {
  private let options: Options?
  private var window: GalleryWindow?
  private var player: LivePlayer?

  /// Creates the delegate with the options of the command line.
  override convenience init() {
    self.init(try? Options(Array(CommandLine.arguments.dropFirst())))
  }

  /// Creates the delegate with options, or with `nil` for options that are wrong.
  init(_ options: Options?) {
    self.options = options
    super.init()
  }

  func applicationWillFinishLaunching(_ application: Application) { GalleryStrings.addCatalogs() }

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

  /// Plays a recording after the window was shown, and then ends the program.
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
      // The last frame stays visible for a moment.
      ClockTimer.scheduledTimer(withTimeInterval: 1) { _ in Application.shared.terminate(nil) }
    }
    // The desktop sends the window's size first.
    ClockTimer.scheduledTimer(withTimeInterval: 0.5) { _ in player.start() }
  }

  /// Opens the log. If the log cannot be written, the program ends, because it was started to write it.
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
