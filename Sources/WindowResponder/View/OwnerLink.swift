/// What a part has of the view that it is a part of.
///
/// A finger that is still down, a timer or a program may keep a part for longer than its owner lives. From
/// then on the link leads to an empty owner that is in no window: what the part asks has an answer, and
/// what it tells reaches nobody.
@MainActor package struct OwnerLink<Owner: View> {
  private let link: BackLink<Owner>
  private let makeEmpty: @MainActor () -> Owner

  /// - Parameter makeEmpty: Makes the owner that stands in for the one that is gone.
  package init(_ owner: Owner, orElse makeEmpty: @escaping @MainActor @autoclosure () -> Owner) {
    link = BackLink(owner)
    self.makeEmpty = makeEmpty
  }

  package var owner: Owner { link.target ?? makeEmpty() }
}
