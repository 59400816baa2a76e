import Widgets

/// The page with services of the desktop: notifications, a status item, and requests to the portal.
final class DesktopController: AnswerController {
  private let notices = ButtonCard(title: "Notifications and status")
  private let questions = ButtonCard(title: "Questions to the desktop")
  private let answers = NotificationAnswers()
  private var item: StatusItem?
  private var activity: ProgramActivity?

  init() {
    super.init(notices, questions, hint: "What the desktop answers is written here.")
    answers.tell = { [weak self] in self?.tell($0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notices.add("Notify") { [weak self] _ in self?.notify(after: nil) }
    notices.add("Notify in 5 seconds") { [weak self] _ in self?.notify(after: 5) }
    notices.add("Icon in the bar") { [weak self] _ in self?.toggleItem() }
    notices.add("Menus on the desktop") { [weak self] _ in self?.toggleMenus() }
    questions.add("Keep awake") { [weak self] _ in self?.toggleActivity() }
    questions.add("Who am I?") { [weak self] _ in
      self?.ask {
        try await Application.shared.userInformation(reason: "To show it here.", above: $0).name
      }
    }
    questions.add("Battery") { [weak self] _ in self?.tellBattery() }
    questions.add("Picture of the screen") { [weak self] _ in
      self?.ask { try await Application.shared.captureScreen(interactive: true, above: $0) }
    }
  }

  // MARK: Notifications

  private func notify(after seconds: Double?) {
    let center = UserNotificationCenter.current()
    center.delegate = answers
    center.setNotificationCategories([NotificationAnswers.category])
    let content = MutableNotificationContent()
    content.title = "The gallery"
    content.body = "Open it, or reply where your desktop lets you."
    content.sound = .default
    content.iconName = "dialog-information"
    content.categoryIdentifier = NotificationAnswers.category.identifier
    let trigger = seconds.map {
      TimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
    }
    let request = NotificationRequest(identifier: "gallery", content: content, trigger: trigger)
    center.add(request) { [weak self] problem in
      let done = trigger == nil ? "Handed to the desktop" : "It waits"
      self?.tell(problem.map { "\($0)" } ?? done)
    }
  }

  // MARK: The status item

  private func toggleItem() {
    if let item {
      StatusItemBar.system.removeStatusItem(item)
      self.item = nil
      return tell("The icon has gone")
    }
    let item = StatusItemBar.system.statusItem()
    item.iconName = "applications-graphics"
    item.toolTip = "The gallery"
    item.menu = Menu(children: [
      Action(title: "Say hello") { [weak self] _ in self?.tell("Hello from the bar") },
      Menu(
        title: "Colour", options: .singleSelection,
        children: ["Red", "Green", "Blue"].map { name in
          Action(title: name) { [weak self] _ in self?.tell("\(name), says the bar") }
        }),
    ])
    self.item = item
    tell("The icon is seen where the desktop has a bar for it")
  }

  private func toggleMenus() {
    let application = Application.shared
    guard application.desktopFeatures.contains(.exportedMenus) else {
      return tell("This desktop shows no menus of programs")
    }
    application.exportsMenus.toggle()
    tell(application.exportsMenus ? "The desktop knows the menus" : "The menus are here alone")
  }

  // MARK: Portals

  private func toggleActivity() {
    if let activity {
      activity.end()
      self.activity = nil
      return tell("The desktop may sleep again")
    }
    let activity = Application.shared.beginActivity(
      options: [.idleSystemSleepDisabled, .idleDisplaySleepDisabled], reason: "You asked for it")
    activity.effectObservers.add(self) { page, isInEffect in
      if isInEffect { page.tell("The desktop stays awake") }
    }
    self.activity = activity
    tell("Asked the desktop to stay awake")
  }

  private func tellBattery() {
    let device = Device.current
    let wasMonitoring = device.isBatteryMonitoringEnabled
    device.isBatteryMonitoringEnabled = true
    defer { device.isBatteryMonitoringEnabled = wasMonitoring }
    let percent = Int((device.batteryLevel * 100).rounded())
    switch device.batteryState {
    case .unknown: tell("This machine has no battery")
    case .unplugged: tell("\(percent) %, on battery")
    case .charging: tell("\(percent) %, charging")
    case .full: tell("The battery is full")
    }
  }

  private func ask(_ question: @escaping @MainActor (Window?) async throws -> String) {
    Task {
      do { tell(try await question(view.window)) } catch { tell("\(error)") }
    }
  }
}
