// The styled texts by names that the module of UIKit's types does not have too, as in StyledTexts.swift.

extension NavigationBar {
  /// ``NavigationBar/titleTextAttributes``.
  package var titleLooks: TextAttributes? {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }
  /// ``NavigationBar/largeTitleTextAttributes``.
  package var largeTitleLooks: TextAttributes? {
    get { largeTitleTextAttributes }
    set { largeTitleTextAttributes = newValue }
  }
}
