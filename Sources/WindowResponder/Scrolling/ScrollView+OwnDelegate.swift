/// A delegate that is only notified of scrolling, even of a table, a collection or a text view.
///
/// Another ``ScrollViewDelegate`` as the delegate of such a view is probably a mistake. A class that does not
/// conform to `TableViewDelegate` compiles as a table's delegate, but its table methods are not called. A
/// debug build therefore writes a line to the standard error. Conform to this protocol if the delegate is
/// intended.
@preconcurrency @MainActor public protocol PlainScrollViewDelegate: ScrollViewDelegate {}

extension ScrollView {
  /// Returns the delegate as the delegate protocol of a subclass, or `nil` if it does not conform.
  ///
  /// In a debug build, a delegate that does not conform is named on the standard error, once for each class.
  package final func ownDelegate<Delegate>() -> Delegate? {
    guard let delegate else { return nil }
    if let own = delegate as? Delegate { return own }
    // Only debug builds evaluate an assertion.
    assert(MissingConformances.report(delegate, of: self, to: String(describing: Delegate.self)))
    return nil
  }
}

/// A log of delegates that lack the conformance with which their methods would be called.
@MainActor private enum MissingConformances {
  private static var reported: Set<String> = []

  /// Writes the name of a delegate to the standard error. Always returns `true`.
  static func report(
    _ delegate: any ScrollViewDelegate, of view: ScrollView, to conformance: String
  ) -> Bool {
    guard !(delegate is any PlainScrollViewDelegate) else { return true }
    let line =
      "\(type(of: delegate)) is the delegate of \(type(of: view)) and does not conform to \(conformance): "
      + "methods of \(conformance) in it are not called. Add the conformance, or adopt "
      + "PlainScrollViewDelegate if it only wants to hear of scrolling"
    if reported.insert(line).inserted {
      ErrorLine.write("\(ProgramContext.current.name): \(line)")
    }
    return true
  }
}
