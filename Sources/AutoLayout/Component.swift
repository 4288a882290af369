/// Variables that linear forms of several variables connect, and those forms.
struct Component: BitwiseCopyable {
  /// The variables' range in the plan's list of component variables.
  var firstVariable: Int32
  var variableCount: Int32

  /// The forms' range in the plan's list of component forms.
  var firstForm: Int32
  var formCount: Int32
}
