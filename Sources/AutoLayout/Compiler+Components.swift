extension Compiler {
  /// Divides the variables that remain into components that forms connect.
  mutating func connect(_ variableCount: Int) {
    parent.resize(to: variableCount)
    for variable in 0..<variableCount { parent[variable] = Int32(variable) }
    isConnected.fill(variableCount, with: false)
    for form in 0..<formCount {
      let start = Int(formStart[form])
      isConnected[formVariable[start]] = true
      for index in (start + 1)..<Int(formStart[form + 1]) {
        isConnected[formVariable[index]] = true
        let (one, other) = (root(formVariable[index]), root(formVariable[start]))
        parent[one] = other
      }
    }
    sortVariables(variableCount)
    if formCount > 0 {
      collectVariables(variableCount)
      collectForms()
    }
  }

  /// Returns the representative of a variable's component.
  private mutating func root(_ variable: Int32) -> Int32 {
    var current = variable
    while parent[current] != current {
      parent[current] = parent[parent[current]]
      current = parent[current]
    }
    return current
  }

  /// Lists eliminated and isolated variables, and counts those of each component.
  private mutating func sortVariables(_ variableCount: Int) {
    eliminated.truncate(to: 0)
    eliminatedPivot.truncate(to: 0)
    isolated.truncate(to: 0)
    components.truncate(to: 0)
    componentVariables.truncate(to: 0)
    componentForms.truncate(to: 0)
    componentOf.fill(formCount > 0 ? variableCount : 0, with: -1)
    for variable in 0..<variableCount {
      if pivotOf[variable] >= 0 {
        eliminated.append(Int32(variable))
        eliminatedPivot.append(pivotOf[variable])
      } else if givenIndex[variable] < 0 {
        if isConnected[variable] {
          let representative = root(Int32(variable))
          if componentOf[representative] < 0 {
            componentOf[representative] = Int32(components.count)
            components.append(
              Component(firstVariable: 0, variableCount: 0, firstForm: 0, formCount: 0)
            )
          }
          components.base[Int(componentOf[representative])].variableCount += 1
        } else {
          isolated.append(Int32(variable))
        }
      }
    }
  }

  private mutating func collectVariables(_ variableCount: Int) {
    localNumber.resize(to: variableCount)
    var first: Int32 = 0
    for component in 0..<components.count {
      components.base[component].firstVariable = first
      first += components[component].variableCount
      components.base[component].variableCount = 0
    }
    componentVariables.resize(to: Int(first))
    for variable in 0..<variableCount where isConnected[variable] {
      let component = Int(componentOf[root(Int32(variable))])
      let number = components[component].variableCount
      localNumber[variable] = number
      componentVariables[components[component].firstVariable + number] = Int32(variable)
      components.base[component].variableCount += 1
    }
  }

  private mutating func collectForms() {
    for form in 0..<formCount {
      let component = Int(component(ofForm: form))
      components.base[component].formCount += 1
    }
    var first: Int32 = 0
    for component in 0..<components.count {
      components.base[component].firstForm = first
      first += components[component].formCount
      components.base[component].formCount = 0
    }
    componentForms.resize(to: formCount)
    for form in 0..<formCount {
      let component = Int(component(ofForm: form))
      let place = components[component].firstForm + components[component].formCount
      componentForms[place] = Int32(form)
      components.base[component].formCount += 1
    }
    for index in 0..<formVariable.count {
      formVariable[index] = localNumber[formVariable[index]]
    }
  }

  private mutating func component(ofForm form: Int) -> Int32 {
    componentOf[root(formVariable[formStart[form]])]
  }

  /// The bytes that the plan of the compiled structure takes.
  var planSize: Int {
    PlanWriter.size(stepScale) + PlanWriter.size(operationFactor) + PlanWriter.size(stepRow)
      + PlanWriter.size(stepEnd) + PlanWriter.size(operationSource) + PlanWriter.size(checks)
      + PlanWriter.size(entries) + PlanWriter.size(entryStart) + PlanWriter.size(tightRow)
      + PlanWriter.size(eliminated) + PlanWriter.size(eliminatedPivot) + PlanWriter.size(pivotRow)
      + PlanWriter.size(pivotStart) + PlanWriter.size(pivotVariable)
      + PlanWriter.size(pivotCoefficient) + PlanWriter.size(isolated)
      + PlanWriter.size(components) + PlanWriter.size(componentVariables)
      + PlanWriter.size(componentForms) + PlanWriter.size(formStart)
      + PlanWriter.size(formVariable) + PlanWriter.size(formCoefficient)
  }
}
