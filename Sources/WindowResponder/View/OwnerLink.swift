import ResponderRuntime

/// A reference from a part of a view to the view that owns it.
///
/// A touch that is still down, a timer or the application may retain a part longer than its owner exists. The
/// reference then returns an empty owner that is in no window. Queries of the part still have a result, and
/// its notifications have no effect.
@MainActor package struct OwnerLink<Owner: View> {
  private let link: BackLink<Owner>
  private let makeEmpty: @MainActor () -> Owner

  /// - Parameter makeEmpty: Creates the owner that replaces a released one.
  package init(_ owner: Owner, orElse makeEmpty: @escaping @MainActor @autoclosure () -> Owner) {
    link = BackLink(owner)
    self.makeEmpty = makeEmpty
  }

  package var owner: Owner { link.target ?? makeEmpty() }
}
