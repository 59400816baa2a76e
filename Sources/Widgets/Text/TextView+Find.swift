extension TextView: FindInteractionDelegate {
  /// Returns a session that searches the text.
  public func findInteraction(
    _ interaction: FindInteraction, sessionFor view: View
  ) -> FindSession? { TextFindSession(self, interaction) }

  /// Takes no action.
  public func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {}

  /// Takes no action.
  public func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {}

  func findAbilityDidChange() {
    if isFindInteractionEnabled, kept.findInteraction == nil {
      let interaction = FindInteraction(sessionDelegate: self)
      addInteraction(interaction)
      kept.findInteraction = interaction
    } else if !isFindInteractionEnabled, let interaction = kept.findInteraction {
      removeInteraction(interaction)
      kept.findInteraction = nil
    }
  }

  var findCommands: [KeyCommand]? {
    guard isFindInteractionEnabled else { return nil }
    return [
      KeyCommand(input: KeyCommand.f3, modifierFlags: [], action: .findNext),
      KeyCommand(input: KeyCommand.f3, modifierFlags: .shift, action: .findPrevious),
    ]
  }
}
