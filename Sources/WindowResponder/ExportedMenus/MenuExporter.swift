import ResponderBus
import ResponderPlatform

/// Tells the desktop where the menus of the program's windows are, so that it can show them: as
/// `com.canonical.dbusmenu` on the session bus, found by `org_kde_kwin_appmenu`.
///
/// Made when the program asks for it.
@MainActor final class MenuExporter {
  /// Who has this name shows menus. It is asked for nothing: it knows windows by X11's numbers, which
  /// those of Wayland have not.
  static let registrar = "com.canonical.AppMenu.Registrar"

  private weak var context: ProgramContext?
  private weak var bus: BusConnection?
  private var menus: [ObjectIdentifier: WindowMenu] = [:]
  private var owners: BusSubscription?
  private var made = 0
  private var waitsToRefresh = false
  /// Whether something on the desktop shows menus, as far as is known.
  private(set) var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      for window in windows {
        (window.menuBarKeys as? MenuBar)?.desktopMenusMayHaveChanged()
      }
      onShownChange(isShown)
    }
  }
  private let onShownChange: (Bool) -> Void

  init(_ context: ProgramContext, onShownChange: @escaping (Bool) -> Void) {
    self.context = context
    self.onShownChange = onShownChange
    MenuSystem.main.rebuildObservers.add(self) { exporter, _ in exporter.menusMayHaveChanged() }
    MenuSystem.main.revalidateObservers.add(self) { exporter, _ in exporter.menusMayHaveChanged() }
  }

  private var windows: [Window] {
    (context?.program as? any WindowProgram)?.windows ?? []
  }

  // MARK: Windows

  /// Exports the menus of the windows that have none on the bus yet, where the desktop wants to know of
  /// them and there is a bus.
  func exportAll() {
    guard let context, context.display?.offers.contains(.menus) == true,
      context.busAddress != nil, windows.contains(where: canExport),
      let bus = try? context.sessionBus.open()
    else { return }
    if bus !== self.bus { follow(bus) }
    bus.whenOpen { [weak self, weak bus] in
      guard let self, let bus, self.bus === bus else { return }
      for window in windows where canExport(window) { export(window, on: bus) }
    }
  }

  private func canExport(_ window: Window) -> Bool {
    menus[ObjectIdentifier(window)] == nil && window.surface != nil && !window.isLayer
      && !Inspection.owns(window)
  }

  private func export(_ window: Window, on bus: BusConnection) {
    made += 1
    menus[ObjectIdentifier(window)] = try? WindowMenu(window, number: made, on: bus)
  }

  func windowWasHidden(_ window: Window) {
    menus.removeValue(forKey: ObjectIdentifier(window))?.end()
  }

  /// Ends all of it.
  func end() {
    MenuSystem.main.rebuildObservers.remove(self)
    MenuSystem.main.revalidateObservers.remove(self)
    forget()
  }

  // MARK: Changes

  /// Has the menus looked at once more, however often it is said before that.
  func menusMayHaveChanged() {
    guard !menus.isEmpty, !waitsToRefresh else { return }
    waitsToRefresh = true
    context?.later { [weak self] in
      guard let self else { return }
      waitsToRefresh = false
      for menu in menus.values { menu.refresh() }
    }
  }

  // MARK: The bus

  private func follow(_ bus: BusConnection) {
    self.bus = bus
    owners = bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: Self.registrar) {
      [weak self] signal in
      guard signal.arguments.count == 3, let owner = signal.arguments[2].text else { return }
      self?.isShown = !owner.isEmpty
    }
    bus.whenOpen { [weak self, weak bus] in
      bus?.call(.ofBus("NameHasOwner"), [.string(Self.registrar)]) { [weak self] result in
        guard let self, self.bus === bus, let isThere = (try? result.get())?.first?.truth else {
          return
        }
        isShown = isThere
      }
    }
    bus.whenClosed { [weak self, weak bus] _ in
      if let self, self.bus === bus { forget() }
    }
  }

  private func forget() {
    bus = nil
    owners = nil
    let ended = menus
    menus = [:]
    for menu in ended.values { menu.end() }
    isShown = false
  }
}
