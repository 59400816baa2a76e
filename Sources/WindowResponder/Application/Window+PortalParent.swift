extension Window {
  /// What the desktop's panels are told of the window they belong to.
  package var portalParent: PortalParent {
    PortalParent { [weak self] completion in
      guard let self else { return completion(nil) }
      export(completion)
    }
  }
}
