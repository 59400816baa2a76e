/// A view whose parts are selected by a touch that moves over them, such as the index of a table. Each part
/// may be smaller than a button.
package protocol ScrubbedParts: View {}
