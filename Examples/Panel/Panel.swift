import Glibc
import Widgets
import WindowResponder

/// A bar at the upper edge of the screen, with a menu at the left and the time in the middle. Other windows
/// do not cover it. If the desktop has no layer surfaces, it is a small window.
@main final class Panel: Responder, ApplicationDelegate {
  static let height = 36.0
  let window = Window(size: Size(width: 0, height: Panel.height))

  func applicationDidFinishLaunching(_ application: Application) {
    window.title = "Panel"
    window.rootViewController = PanelController()
    window.role = .layer(.top, edges: [.top, .left, .right], exclusiveZone: Panel.height)
    window.isHidden = false
  }

  /// Shows the bar again after its monitor was disconnected and another one is connected.
  func applicationDidChangeOutputs(_ application: Application) {
    if !application.screens.isEmpty { window.isHidden = false }
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool {
    // Without layer surfaces, it is the user who closes the window.
    !application.desktopFeatures.contains(.layerWindows)
  }
}

final class PanelController: ViewController {
  let menuButton = Button(configuration: .plain())
  let clock = Label()
  /// Functions that return the seconds since 1970, and the local time for these.
  var now: () -> Int = { time(nil) }
  var localTime: (Int) -> (hour: Int, minute: Int, second: Int) = PanelController.localTime

  private var showsSeconds = false { didSet { showsSecondsDidChange() } }
  private var isLower = false { didSet { isLowerDidChange() } }
  private var timer: ClockTimer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    menuButton.configuration?.title = "Panel"
    menuButton.showsMenuAsPrimaryAction = true
    menuButton.menu = makeMenu()
    clock.textAlignment = .center
    view.addSubview(menuButton)
    view.addSubview(clock)
    update()
  }

  override func viewWillLayoutSubviews() {
    let bounds = view.bounds
    let width = menuButton.sizeThatFits(bounds.size).width
    menuButton.frame = Rect(x: 4, y: 0, width: width, height: bounds.height)
    clock.frame = Rect(x: bounds.midX - 80, y: 0, width: 160, height: bounds.height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.update()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func makeMenu() -> Menu {
    Menu(children: [
      Action(title: "Seconds", state: showsSeconds ? .on : .off) { [weak self] _ in
        self?.showsSeconds.toggle()
      },
      Action(title: isLower ? "Go to the Top" : "Go to the Bottom") { [weak self] _ in
        self?.isLower.toggle()
      },
      Action(title: "Quit") { _ in Application.shared.terminate() },
    ])
  }

  private func update() {
    let time = localTime(now())
    let parts = showsSeconds ? [time.hour, time.minute, time.second] : [time.hour, time.minute]
    clock.text = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private func showsSecondsDidChange() {
    menuButton.menu = makeMenu()
    update()
  }

  private func isLowerDidChange() {
    menuButton.menu = makeMenu()
    view.window?.role.edges = [isLower ? .bottom : .top, .left, .right]
  }

  private nonisolated static func localTime(_ seconds: Int) -> (hour: Int, minute: Int, second: Int)
  {
    var seconds = seconds
    var parts = tm()
    localtime_r(&seconds, &parts)
    return (Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
  }
}
