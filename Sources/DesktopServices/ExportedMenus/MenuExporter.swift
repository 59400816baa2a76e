import ResponderBus
import ResponderPlatform
import ResponderRuntime

/// An object that exports the menus of the program's windows, so that the desktop can show them. The menus
/// are on the session bus (`com.canonical.dbusmenu`), and windows send their addresses with
/// `org_kde_kwin_appmenu`.
///
/// Created when the program sets `Application.exportsMenus`.
@MainActor final class MenuExporter: MenuExporting {
  /// The bus name of the service that shows menus. Its methods are not called, because they identify windows
  /// by their X11 IDs, which Wayland windows do not have.
  static let registrar = "com.canonical.AppMenu.Registrar"

  @BackLink private var context: ProgramContext?
  private weak var bus: BusConnection?
  private var menus: [ObjectIdentifier: WindowMenu] = [:]
  private var owners: BusSubscription?
  private var made = 0
  private var waitsToRefresh = false
  /// A Boolean value that indicates whether the desktop shows exported menus, as far as is known.
  private(set) var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      for window in windows { window.desktopMenusMayHaveChanged() }
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

  private var windows: [Window] { context?.application?.windows ?? [] }

  // MARK: Windows

  /// Exports the menus of all windows whose menus are not exported yet. If the compositor does not offer the
  /// protocol, or there is no session bus, does nothing.
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
    menus[ObjectIdentifier(window)] == nil && window.canExportMenus
  }

  private func export(_ window: Window, on bus: BusConnection) {
    made += 1
    menus[ObjectIdentifier(window)] = try? WindowMenu(window, number: made, on: bus)
  }

  func windowWasHidden(_ window: Window) {
    menus.removeValue(forKey: ObjectIdentifier(window))?.end()
  }

  /// Removes all menus from the bus, and stops observing changes.
  func end() {
    MenuSystem.main.rebuildObservers.remove(self)
    MenuSystem.main.revalidateObservers.remove(self)
    forget()
  }

  // MARK: Changes

  /// Schedules an update of all exported menus. Calls before the update have no further effect.
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
