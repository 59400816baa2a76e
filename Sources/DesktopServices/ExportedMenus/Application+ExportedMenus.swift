import ResponderRuntime

/// The export of the application's menus to the desktop.
extension Application {
  /// A Boolean value that indicates whether the application exports its menus, so that the desktop can show
  /// them in a global menu bar or in title bars. The default is `false`; nothing is exported then.
  ///
  ///     application.exportsMenus = true
  ///
  /// The menus are those of `MenuSystem.main`, as the responder chain of each window builds them. Their
  /// commands are sent along that chain. The session bus has the menus (`com.canonical.dbusmenu`), and each
  /// window sends their address to the compositor (`org_kde_kwin_appmenu_manager`). This needs
  /// `DesktopFeatures.exportedMenus`. Panels, docks and the inspector export no menus.
  public final var exportsMenus: Bool {
    get { menuExporter != nil }
    set {
      guard newValue != exportsMenus else { return }
      if newValue {
        let exporter = MenuExporter(programContext) { [link = BackLink(self)] isShown in
          link.target?.desktopMenuObservers.notify(isShown)
        }
        menuExporter = exporter
        exporter.exportAll()
      } else {
        menuExporter?.end()
        menuExporter = nil
      }
    }
  }

  /// A Boolean value that indicates whether the desktop shows exported menus. It is `false` until
  /// ``exportsMenus`` is set and the session bus has reported that `com.canonical.AppMenu.Registrar` exists.
  public final var desktopShowsMenus: Bool { menuExporter?.isShown ?? false }

  /// The observers of ``desktopShowsMenus``.
  public final var desktopMenuObservers: ObserverList<Bool> {
    programContext.part(DesktopMenuObservers.self) { DesktopMenuObservers() }.list
  }
}

/// The observers of `Application.desktopShowsMenus`, which the application keeps also while it exports no
/// menus.
@MainActor private final class DesktopMenuObservers {
  let list = ObserverList<Bool>()
}
