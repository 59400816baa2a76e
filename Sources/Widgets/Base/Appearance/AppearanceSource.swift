import WindowResponder

/// A view class with its own properties that can be set on an appearance proxy.
///
/// A subclass of a conforming class does not declare the conformance again. It takes the properties of its
/// superclass.
@MainActor package protocol AppearanceSource: View {
  /// The properties that views of the class and its subclasses take from a proxy, in addition to those of all
  /// views.
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
