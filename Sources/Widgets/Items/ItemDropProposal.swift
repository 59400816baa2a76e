/// The effect of a drop on items.
package struct ItemDropProposal {
  /// The target of a drop.
  ///
  /// The raw values are those of the intents of a table's and a collection's proposals.
  package enum Intent: Int {
    /// The drop delegate decides.
    case unspecified
    /// Between items.
    case insertAt
    /// Into an item.
    case insertInto
    /// Between items or into one, by the position of the drag.
    case automatic
  }
  package var proposal: DropProposal
  package var intent = Intent.unspecified

  /// Creates a proposal from that of a drop delegate and the raw value of its intent. If there is no
  /// delegate, the drop is refused.
  @MainActor package init(_ proposal: DropProposal?, intent: Int?) {
    self.proposal = proposal ?? DropProposal(operation: .cancel)
    self.intent = intent.flatMap(Intent.init) ?? .unspecified
  }

  /// Creates a proposal with an intent.
  package init(proposal: DropProposal, intent: ItemDropProposal.Intent = Intent.unspecified) {
    self.proposal = proposal
    self.intent = intent
  }
}
