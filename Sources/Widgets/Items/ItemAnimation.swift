/// The animation with which an item or a section appears or disappears, as a raw value of the host's own
/// type.
package struct ItemAnimation: Hashable {
  /// The raw value of the view's own type, as of `TableView.RowAnimation`.
  package let rawValue: Int

  /// Creates an animation with the raw value of the view's own type.
  package init(rawValue: Int) { self.rawValue = rawValue }
}
