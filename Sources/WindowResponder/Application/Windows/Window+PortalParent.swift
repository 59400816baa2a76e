import ResponderRuntime

extension Window {
  /// The identifier of the window for dialogs of the desktop that belong to it.
  package var portalParent: PortalParent {
    PortalParent { [link = BackLink(self)] completion in
      guard let window = link.target else { return completion(nil) }
      window.export(completion)
    }
  }
}
