public import WindowResponder

/// Returns the selector of a name, such as that of a standard edit action: `NSSelectorFromString("paste:")`.
///
/// No object implements a selector of any other name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
