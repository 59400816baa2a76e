// Names for the text attributes that UIKit's types do not have, as in StyledTexts.swift.

extension NavigationBar {
  /// The value of ``NavigationBar/titleTextAttributes``.
  package var titleStyle: TextAttributes? {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }
  /// The value of ``NavigationBar/largeTitleTextAttributes``.
  package var largeTitleStyle: TextAttributes? {
    get { largeTitleTextAttributes }
    set { largeTitleTextAttributes = newValue }
  }
}
