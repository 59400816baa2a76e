extension Button {
  /// The interaction that changes the pointer over the button, or `nil` if there is none.
  var pointerInteraction: ButtonPointerInteraction? {
    for interaction in addedInteractions {
      if let own = interaction as? ButtonPointerInteraction { return own }
    }
    return nil
  }

  func setPointerInteraction(_ isEnabled: Bool) {
    if isEnabled, pointerInteraction == nil {
      addInteraction(ButtonPointerInteraction())
    } else if !isEnabled, let own = pointerInteraction {
      removeInteraction(own)
    }
  }
}

/// A pointer interaction of a button, which calls the button's closure.
@MainActor final class ButtonPointerInteraction: PointerInteraction, PointerInteractionDelegate {
  init() {
    super.init()
    delegate = self
  }

  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle? {
    guard let button = view as? Button, button.isEnabled else { return nil }
    return button.pointerStyleProvider?(
      button, .automatic(TargetedPreview(view: button)), .roundedRect(button.bounds))
  }
}
