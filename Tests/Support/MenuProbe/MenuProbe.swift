import Glibc
import WindowResponder

/// A program with a window with a context menu everywhere, which prints the positions of its items and the
/// chosen item. The end-to-end tests open menus on it. With `--hang`, it does not terminate.
@main final class MenuProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 800, height: 600))
  private var shown = ""

  func applicationDidFinishLaunching(_ application: Application) {
    window.rootViewController = MenuProbeController()
    window.setFullscreen(true)
    window.makeKeyAndVisible()
    ClockTimer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
      self?.tell(application)
    }
  }

  func applicationWillTerminate(_ application: Application) {
    say("terminates")
    while CommandLine.arguments.contains("--hang") { sleep(600) }
  }

  /// Prints the open menus if they have changed: `open 1 One 120 85 More 120 113`.
  private func tell(_ application: Application) {
    let items = application.menuLocations.map { "\($0.title) \(Int($0.x)) \(Int($0.y))" }
    let now = "open \(application.seenMenuCount) " + items.joined(separator: " ")
    guard now != shown else { return }
    shown = now
    say(now)
  }
}

final class MenuProbeController: ViewController, ContextMenuInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addInteraction(ContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    let menu = Menu(children: [
      action("One"), Menu(title: "More", children: [action("Two"), action("Three")]),
      action("Four"),
    ])
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }

  private func action(_ title: String) -> Action {
    Action(title: title) { _ in say("chose \(title)") }
  }
}

@MainActor private func say(_ words: String) {
  print(words)
  fflush(nil)
}
