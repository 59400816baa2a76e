import WindowResponder

/// A view class with properties of its own that can be set on an appearance proxy.
///
/// No class adopts it whose superclass has adopted it: a subclass takes what its superclass lists.
@MainActor package protocol AppearanceSource: View {
  /// The properties that views of the class and its subclasses take from a proxy, besides those of all views.
  static var appearanceProperties: [AppearanceProperty] { get }
}

extension Label: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\Label.textColor), .value(\Label.font), .value(\Label.highlightedTextColor),
    .value(\Label.shadowColor), .value(\Label.shadowOffset),
  ]
}

extension ImageView: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [.value(\ImageView.contentMode)]
}

extension ActivityIndicatorView: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\ActivityIndicatorView.color)
  ]
}
