import Glibc
import WindowResponder

/// Opens the gallery's window when the program has started.
final class GalleryDelegate: Responder, ApplicationDelegate {
  private let options: Options?
  private var window: GalleryWindow?

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
  }

  /// Opens the log. A log that cannot be written ends the program, which was started to write it.
  private func openLog(_ path: String) -> EventLog? {
    do {
      return try EventLog(path: path) { error in
        Terminal.writeError("gallery: \(error)")
        exit(1)
      }
    } catch {
      Terminal.writeError("gallery: \(error)")
      exit(1)
    }
  }
}
