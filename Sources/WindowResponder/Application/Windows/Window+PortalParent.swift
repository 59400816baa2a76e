extension Window {
  /// The identifier of the window for dialogs of the desktop that belong to it.
  package var portalParent: PortalParent {
    PortalParent { [weak self] completion in
      guard let self else { return completion(nil) }
      export(completion)
    }
  }
}
