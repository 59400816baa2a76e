/// The display modes that the split behavior allows.
extension SplitViewController {
  private var hasTwoColumns: Bool {
    style == .tripleColumn && holders[.supplementary] != nil
  }

  /// The display mode for a wide window.
  var wantedMode: DisplayMode {
    let wanted = allowed(chosenMode ?? preferredDisplayMode)
    let width = viewIfLoaded?.bounds.width ?? 1000
    switch wanted {
    case .automatic:
      if preferredSplitBehavior == .overlay { return .secondaryOnly }
      return hasTwoColumns && width >= 1000 && preferredSplitBehavior != .displace
        ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoDisplaceSecondary:
      return hasTwoColumns ? wanted : .oneBesideSecondary
    case .twoOverSecondary: return hasTwoColumns ? wanted : .oneOverSecondary
    default: return wanted
    }
  }

  /// Returns the mode of the preferred split behavior with the same columns as another mode. As documented
  /// for `UISplitViewController`, without a gesture the preferred mode is strictly respected.
  private func allowed(_ mode: DisplayMode) -> DisplayMode {
    let behavior = preferredSplitBehavior
    guard presentsWithGesture, style != .unspecified, behavior != .automatic else { return mode }
    switch mode {
    case .automatic, .secondaryOnly: return mode
    case .oneBesideSecondary, .oneOverSecondary:
      return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return twoColumns(behavior)
    }
  }

  /// Returns the mode of a split behavior with two more columns.
  func twoColumns(_ behavior: SplitBehavior) -> DisplayMode {
    switch behavior {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    case .automatic, .tile: .twoBesideSecondary
    }
  }

  /// The split behavior of the current mode. A mode that several behaviors have leaves the choice to
  /// ``preferredSplitBehavior``, and then to ``preferredDisplayMode``.
  var behavior: SplitBehavior {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .twoBesideSecondary: return .tile
    case .oneBesideSecondary: return preferredSplitBehavior == .displace ? .displace : .tile
    case .automatic, .secondaryOnly: break
    }
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    default: return .tile
    }
  }
}
